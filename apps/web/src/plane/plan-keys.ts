import type { Camera } from '../board/camera.ts'
import { ARROWS } from '../board/lay.ts'
import type { Planning } from './planning.ts'

interface Keys {
  readonly camera: Camera
  readonly plan: Planning
  readonly onSay: (words: string) => void
  /** Takes the focus off the board. */
  readonly onLeave: () => void
}

/** How far an arrow key moves the end, in units. */
const stepOf = ({ shiftKey, altKey }: KeyboardEvent): number => (altKey ? 1 : shiftKey ? 100 : 10)

/** Goes to the next suggestion, or to the one before, and says it. */
function suggest(by: number, { plan: { draft, suggestions, take }, onSay }: Keys): void {
  const many = suggestions.length
  const next = draft.taken === undefined ? (by > 0 ? 0 : many - 1) : (draft.taken + by + many) % many
  take(next)
  onSay(`${next + 1} of ${many}: ${suggestions[next]?.text}`)
}

/** Planning by keyboard: Tab goes through what is suggested, arrows move the end, digits set the length; Esc leaves. */
export function planKey(event: KeyboardEvent, keys: Keys): boolean {
  const { plan, camera, onLeave } = keys
  const { draft, suggestions, form } = plan
  const { key } = event
  const arrow = ARROWS[key]
  if (event.ctrlKey || event.metaKey) return false
  if (key === 'Tab' && suggestions.length > 0) suggest(event.shiftKey ? -1 : 1, keys)
  else if (arrow) plan.nudge({ x: arrow.x * stepOf(event), y: arrow.y * stepOf(event) })
  else if (/^[\d.]$/.test(key) && form === 'path' && draft.points.length > 0) plan.type(draft.typed + key)
  else if (key === 'Backspace' && draft.typed !== '') plan.type(draft.typed.slice(0, -1))
  else if (key === 'Backspace') plan.undo()
  else if (key === 'b' && form === 'path') plan.bend()
  else if (key === 'Enter') plan.go()
  else if (key === '+' || key === '=') camera.zoom(1.25)
  else if (key === '-') camera.zoom(0.8)
  else if (key === 'Escape') {
    plan.clear()
    onLeave()
  } else return false
  return true
}
