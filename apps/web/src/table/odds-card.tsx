import type { Forecast, PageUi, Scene, StatDrawing } from '@muster/ui'
import { useEffect, useState } from 'react'
import { Because } from '../cards/reasons.tsx'
import type { Preview } from '../questions/preview.ts'
import type { TableModel } from './model.ts'
import { placeBeside } from './place-beside.ts'

interface Props {
  readonly ui: PageUi
  readonly scene: Scene
  readonly model: TableModel
  readonly of: Preview
}

const percent = (p: number) => (p > 0 && p < 0.005 ? '<1 %' : `${Math.round(100 * p)} %`)

/** What comes of a choice as bars, with the numbers behind them, beside what it concerns. */
export function OddsCard({ ui, scene, model, of: { of, choice, at } }: Props) {
  const [forecast, setForecast] = useState<Forecast>()
  useEffect(() => {
    let current = true
    model.forecast(of, choice).then((found) => current && setForecast(found))
    return () => {
      current = false
    }
  }, [model, of, choice])
  const words = ui.cardText(of.option, scene)
  const { bars = [], numbers = [] } = forecast ?? {}
  if (bars.length + numbers.length === 0 && !words) return null
  const { label, detail } = of.look
  const place = placeBeside({
    at,
    prompt: document.querySelector('.prompt')?.getBoundingClientRect(),
    page: { width: innerWidth, height: innerHeight },
    width: 300,
    height: bars.length * 26 + numbers.length * 44 + 110,
  })
  return (
    <div className="odds-card" role="status" style={innerWidth <= 760 ? undefined : place}>
      <b>{label}</b>
      {detail && <p>{detail}</p>}
      {words && <p>{words}</p>}
      {bars.length > 0 && <Bars of={bars} />}
      <Figures of={numbers} />
    </div>
  )
}

export function Bars({ of: bars }: { of: Forecast['bars'] }) {
  const most = Math.max(...bars.map(({ p }) => p))
  return (
    <table className="bars">
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
  )
}

/** Numbers with what they are made of. */
export function Figures({ of: numbers }: { of: readonly StatDrawing[] }) {
  return numbers.map(({ name, value, because }) => (
    <p key={name} className="odds-number">
      {name} <b>{value}</b> {because && because.length > 0 && <Because of={because} />}
    </p>
  ))
}
