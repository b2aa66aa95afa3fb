import { isReady, woundsOf } from '@muster/reaction'
import type { Reason } from '@muster/table'
import type { CardDrawing } from '@muster/ui'
import { fanText, gearText, hunterText } from '../../content/describe.ts'
import type { Skill } from '../../content/grammar/words.ts'
import { gearCardOf, hunterCardOf, isOnBoard } from '../../rules/lookup.ts'
import { addTo } from '../../rules/numbers.ts'
import type { Hunter, State } from '../../rules/state.ts'
import { printedHunter } from './cards.ts'
import { activeHunter, statusBadges } from './pieces.ts'

function statusOf(state: State, hunter: Hunter): string {
  if (hunter.dying) return 'fighting for its life'
  if (!isOnBoard(hunter)) return state.round === 0 ? 'not placed yet' : 'out of the Vault'
  const ready = hunter.tokens.filter(isReady).length
  const left = `${ready} of ${hunter.tokens.length} tokens Ready`
  if (activeHunter(state) === hunter) return `acting, ${left}`
  return `${hunter.activated ? 'has acted' : 'yet to act'}, ${left}`
}

/** AB-TREE-7: what the Mods of a hunter give. */
function treeLines({ content }: State, { trees }: Hunter): CardDrawing['lines'] {
  return trees.map(({ card, mods }) => {
    const tree = content.trees[card]
    const slots = tree?.tiers.flat() ?? []
    const has = mods.flatMap((at) =>
      slots[at] ? [`${slots[at].name}: ${hunterText(content, slots[at]).join(' ')}`] : [],
    )
    return { name: tree?.name ?? 'Skill Tree', text: has.length > 0 ? has.join(' ') : 'no Mod yet' }
  })
}

function gearLines(state: State, { gear, inventory }: Hunter): CardDrawing['lines'] {
  const { content } = state
  return [
    ...gear.map((held) => {
      const card = gearCardOf(state, held)
      return { name: `${card.name}${held.down ? ' (exhausted)' : ''}`, text: gearText(content, card).join(' ') }
    }),
    ...(inventory.length > 0
      ? [{ name: 'Inventory', text: inventory.map((held) => gearCardOf(state, held).name).join(', ') }]
      : []),
  ]
}

/** A hunter's card in the game: Skills with their reasons, actions, Gear, trees, Fan Favorite. */
export function hunterInPlay(state: State, hunter: Hunter): CardDrawing {
  const { content } = state
  const card = hunterCardOf(state, hunter)
  const fan = content.fans[hunter.fan]
  const printed = printedHunter(content, card)
  if (hunter.tokens.length === 0) return { ...printed, seat: state.hunters.indexOf(hunter) }
  return {
    ...printed,
    seat: state.hunters.indexOf(hunter),
    status: statusOf(state, hunter),
    dimmed: !isOnBoard(hunter) && state.round > 0,
    active: activeHunter(state) === hunter,
    hurt: woundsOf(hunter.tokens),
    wounds: hunter.tokens.length,
    stats: Object.keys(card.skills).map((skill, at) => {
      const because: Reason[] = []
      const value = addTo(state, 'acting', hunter, skill as Skill, {}, because)
      return { name: printed.stats[at]?.name ?? skill, short: printed.stats[at]?.short, value, because }
    }),
    lines: [
      ...hunterText(content, card).map((text) => ({ name: 'Own rules', text })),
      ...gearLines(state, hunter),
      ...treeLines(state, hunter),
      ...(fan ? [{ name: `Fan Favorite: ${fan.name}`, text: fanText(content, fan) }] : []),
      ...(hunter.things.length > 0
        ? [{ name: 'Carries', text: hunter.things.map((thing) => thing.replaceAll('-', ' ')).join(', ') }]
        : []),
    ],
    badges: statusBadges(hunter.status),
  }
}
