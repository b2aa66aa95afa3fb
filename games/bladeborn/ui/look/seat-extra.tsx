import type { Scene, SeatDrawing } from '@muster/ui'
import type { BladebornExtra, SideExtra } from '../scene/extra.ts'

function Die({ value, spare = false }: { value: number; spare?: boolean }) {
  return <span className={spare ? 'bb-die bb-die-spare' : 'bb-die'}>{value}</span>
}

/** Ability dice: doubles and triples in frames, what is left over beside them. */
function Dice({ rolled, groups }: Pick<SideExtra, 'rolled' | 'groups'>) {
  const left = [...rolled]
  for (const { dice, value } of groups)
    for (let count = 0; count < dice; count++) left.splice(left.indexOf(value), left.includes(value) ? 1 : 0)
  const words = groups.map(({ dice, value }) => `${dice === 2 ? 'double' : 'triple'} ${value}`)
  const singles = left.filter((value) => left.indexOf(value) === left.lastIndexOf(value))
  const label = words.length === 0 ? 'No doubles or triples left' : `Ability dice: ${words.join(', ')}`
  return (
    <div className="bb-dice" role="img" aria-label={label}>
      {groups.map(({ dice, value }, index) => (
        <span className="bb-group" key={`${dice}-${value}-${index}`}>
          {Array.from({ length: dice }, (_, die) => (
            <Die key={die} value={value} />
          ))}
        </span>
      ))}
      {singles.map((value) => (
        <Die key={value} value={value} spare />
      ))}
      {groups.length + singles.length === 0 && (
        <span className="bb-none">{rolled.length === 0 ? 'dice come in the hero phase' : 'all dice are spent'}</span>
      )}
    </div>
  )
}

export function SeatExtra({ of: { seat, title }, scene }: { of: SeatDrawing; scene: Scene }) {
  const side = (scene.extra as BladebornExtra).sides[seat]
  if (!side) return null
  return (
    <div className="bb-side">
      <Dice rolled={side.rolled} groups={side.groups} />
      {(side.lesser.length > 0 || side.faceDown > 0) && (
        <ul className="bb-lesser" aria-label={`Lesser artefacts of ${title}`}>
          {side.lesser.map(({ id, name, text }) => (
            <li key={id}>
              <b>{name}</b> {text}
            </li>
          ))}
          {side.faceDown > 0 && <li>{side.faceDown} face down</li>}
        </ul>
      )}
      <details className="bb-abilities">
        <summary>Abilities</summary>
        <ul>
          {side.abilities.map(({ id, name, cost, runemarks, text }) => (
            <li key={id}>
              <b>{name}</b>{' '}
              <span className="bb-cost">
                {cost}
                {runemarks.length > 0
                  ? ` · ${runemarks.map((mark) => (mark === 'hero' ? 'leader' : mark)).join(', ')}`
                  : ''}
              </span>
              <br />
              {text}
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
