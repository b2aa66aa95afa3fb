import type { ShownOption } from '@muster/table'
import type { OptionLook } from './page-ui.ts'

/** How an option is offered that no kind of a game's own says more about. A refusal has no text, but what an option is called it has. */
export function plainLook({ key, text, label = text, detail = '', group = label }: ShownOption): OptionLook {
  return {
    group: key,
    groupName: group,
    label,
    detail,
    icon: 'check-mark',
    strong: false,
    onBoard: false,
    place: false,
  }
}
