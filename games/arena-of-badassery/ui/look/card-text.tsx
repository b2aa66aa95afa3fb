import { tokenText } from '@muster/reaction'
import { TokenArt } from '@muster/reaction/ui'
import type { ShownOption } from '@muster/table'
import type { Scene } from '@muster/ui'
import type { ArenaExtra } from '../scene/extra.ts'
import { tokenOf } from './token-of.ts'

/** The token an option is done with, drawn; and what the card says that it is about: a hunter, a place on a Skill Tree, a piece of Gear. */
export function cardText({ key, refs: [card = ''] }: ShownOption, { extra }: Scene) {
  const token = tokenOf(key)
  const { texts } = extra as ArenaExtra
  const said = texts[key] ?? texts[card]
  if (token === undefined) return said
  return (
    <span className="ab-paid" title={tokenText(token)}>
      <TokenArt token={token} size={26} />
    </span>
  )
}
