import type { ListDrawing, PageUi } from '@muster/ui'
import { useState } from 'react'
import { settings } from '../settings/settings.ts'
import { openTable } from '../setup/open-table.ts'
import { usualNames, usualPlan } from '../setup/seating.ts'
import { boxOf } from '../shelf/boxes.ts'
import { keepList } from '../store/lists.ts'

interface Props {
  readonly game: string
  readonly ui: PageUi
  readonly of: ListDrawing
  readonly size: number
  readonly name: string
}

/** Opens a table with the list against a bot that plays a ready-made one of its size. */
async function tryOut({ game, ui, of: { code, rivals }, name }: Props): Promise<void> {
  const rival = rivals[Math.floor(Math.random() * rivals.length)] ?? ui.quick.sides[1] ?? ''
  const seats = [usualPlan(0), usualPlan(1)]
  const names = usualNames(seats, settings().name)
  const made = ui.configOf({ ...ui.quick, sides: [code, rival], players: names })
  if ('problem' in made) throw new Error(made.problem)
  const title = `${boxOf(game)?.title ?? game}: ${name || 'a trial'}`
  await openTable({ game, title, config: made.config, count: seats.length, seats, names })
}

/** What is done with a list: kept, shared, printed, played. */
export function Share(props: Props) {
  const { game, of: drawing, size, name } = props
  const [said, setSaid] = useState('')
  const isLegal = drawing.faults.length === 0
  const copy = (text: string, what: string) =>
    navigator.clipboard.writeText(text).then(
      () => setSaid(`${what} copied.`),
      () => setSaid(`This browser does not let ${what.toLowerCase()}s be copied; mark it and copy it by hand.`),
    )
  const keep = () => {
    if (name.trim() === '') return setSaid('Give it a name first: it is kept by that.')
    try {
      keepList({ game, name, code: drawing.code, size })
      setSaid(`Kept as ${name}; you find it when you set up a table.`)
    } catch (error) {
      setSaid((error as Error).message)
    }
  }
  const play = () => {
    if (!isLegal) return setSaid('Mend what the rules refuse first.')
    tryOut(props).catch((error: Error) => setSaid(error.message))
  }
  return (
    <div className="list-share">
      <button type="button" className="button button-strong" aria-disabled={!isLegal} onClick={play}>
        Try it against a bot
      </button>
      <button type="button" className="button" onClick={keep}>
        Save
      </button>
      <button type="button" className="button" onClick={() => void copy(location.href, 'Link')}>
        Copy link
      </button>
      <button type="button" className="button" onClick={() => void copy(drawing.code, 'Code')}>
        Copy code
      </button>
      <button type="button" className="button" onClick={() => print()}>
        Print
      </button>
      <label className="list-code">
        <span className="unseen">Code</span>
        <input readOnly value={drawing.code} onFocus={({ target }) => target.select()} />
      </label>
      <p role="status">{said}</p>
    </div>
  )
}
