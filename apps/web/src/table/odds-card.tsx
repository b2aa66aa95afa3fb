import type { ShownOption } from '@muster/table'
import type { Bar, PageUi, Scene } from '@muster/ui'
import { useEffect, useState } from 'react'
import type { TableModel } from './model.ts'

interface Props {
  readonly ui: PageUi
  readonly scene: Scene
  readonly model: TableModel
  readonly option: ShownOption
  readonly at: DOMRect
}

const percent = (p: number) => (p > 0 && p < 0.005 ? '<1 %' : `${Math.round(100 * p)} %`)

/** The exact outcomes of a choice as bars, beside what it concerns. */
export function OddsCard({ ui, scene, model, option, at }: Props) {
  const [bars, setBars] = useState<readonly Bar[]>([])
  useEffect(() => {
    let current = true
    model.odds(option.key).then((outcomes) => current && setBars(ui.oddsBars(outcomes, option, scene)))
    return () => {
      current = false
    }
  }, [ui, scene, model, option])
  const words = ui.cardText(option, scene)
  if (bars.length === 0 && !words) return null
  const { label, detail } = ui.optionLook({} as never, option)
  const most = Math.max(...bars.map(({ p }) => p))
  const left = Math.max(8, Math.min(innerWidth - 308, at.right + 12 > innerWidth - 308 ? at.left - 312 : at.right + 12))
  const prompt = document.querySelector('.prompt')?.getBoundingClientRect().top ?? innerHeight
  const place =
    at.top >= prompt
      ? { left: Math.max(8, Math.min(innerWidth - 308, at.left)), bottom: innerHeight - prompt + 8 }
      : { left, top: Math.max(60, Math.min(prompt - bars.length * 26 - 110, at.top - 40)) }
  return (
    <div className="odds-card" role="status" style={innerWidth <= 760 ? undefined : place}>
      <b>{label}</b>
      {detail && <p>{detail}</p>}
      {words && <p>{words}</p>}
      {bars.length > 0 && (
        <table>
          <caption className="unseen">Chances</caption>
          <tbody>
            {bars.map(({ name, p, tone }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  <span className={`bar bar-${tone}`} style={{ width: `${(100 * p) / most}%` }} />
                </td>
                <td>{percent(p)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
