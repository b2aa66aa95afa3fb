import { bandNames, colourOf, colours, payingTokens, readToken, type Token } from '@muster/reaction'
import { attachContent, type Point, type Seat } from '@muster/table'
import type { Overlay, Subject } from '@muster/ui'
import { doingOf } from '../../rules/cards.ts'
import { baseOf, LIMITER } from '../../rules/components.ts'
import { tokenOfGonk } from '../../rules/gonk.ts'
import { isOn } from '../../rules/lookup.ts'
import { judged } from '../../rules/move.ts'
import type { Battle, Model } from '../../rules/state.ts'
import { pathOfAttack, pathsFrom } from './attack-path.ts'
import { BANDS, moveWith, reachOverlays } from './reach.ts'

const findModel = ({ models }: Battle, id: string | undefined): Model | undefined =>
  models.find((model) => model.id === id && isOn(model))

/** CZ-COMPONENTS-1..4: the bands around a model, from the edge of its base; those an action reaches, or all. */
function bandsAround(battle: Battle, model: Model, names: readonly string[] = colours): Overlay[] {
  const { x, y, radius } = baseOf(battle, model)
  return colours
    .filter((colour) => names.includes(colour))
    .map((colour) => {
      const name = `${colour.toUpperCase()} ${LIMITER[colour] / 100}″`
      const places = [{ disc: { x, y }, radius: radius + LIMITER[colour], word: name }]
      return { kind: 'range', name, places, ...BANDS[colour], fill: 'none' }
    })
}

/** While a way is drawn: where it may end, and from where it ends now the bands and the nearest rivals in sight. */
function drawnOverlays(battle: Battle, drawn: readonly Point[]): Overlay[] {
  const { moving } = battle
  const model = findModel(battle, moving?.id)
  if (!moving || !model) return []
  const ask = { battle, model, moving }
  const found = judged(ask, drawn)
  const reach = reachOverlays(ask)
  if (drawn.length === 0 || 'rule' in found) return [...reach]
  const { x, y, z } = found.end
  const there = { ...model, at: { x, y, z } }
  const models = battle.models.map((one) => (one === model ? there : one))
  const moved = attachContent({ ...battle, models }, battle.content) as Battle
  return [...reach, ...bandsAround(moved, there), ...pathsFrom(moved, there)]
}

/** The best token a model could move with. */
function bestToken(battle: Battle, model: Model): Token | undefined {
  if (model.kind !== 'character') return tokenOfGonk(battle, model)
  const reach = (token: Token) => LIMITER[colourOf(token)]
  return payingTokens(model.tokens).sort((a, b) => reach(b) - reach(a))[0]
}

function optionOverlays(battle: Battle, { option, kind, refs = [] }: Extract<Subject, { option: string }>): Overlay[] {
  const [by, aim] = refs.map((ref) => findModel(battle, ref))
  if (!by || kind === undefined) return []
  const doing = doingOf(battle, by, kind)
  if (!doing) return modelOverlays(battle, by)
  const { token } = readToken(option)
  if (kind === 'move') return token ? [...reachOverlays(moveWith(battle, by, token))] : []
  const bands = bandsAround(battle, by, bandNames(doing.action.bands))
  return aim && aim !== by ? [...bands, ...pathOfAttack(battle, by, aim)] : bands
}

/** What a model can do from where it stands: its farthest move, and its bands. */
function modelOverlays(battle: Battle, model: Model): Overlay[] {
  const token = bestToken(battle, model)
  return [...(token ? reachOverlays(moveWith(battle, model, token)) : []), ...bandsAround(battle, model)]
}

/** What to draw over the board for what somebody points at. Nothing of it is secret. */
export function overlaysOf(battle: Battle, _: Seat | undefined, subject: Subject): Overlay[] {
  if ('drawn' in subject) return drawnOverlays(battle, subject.drawn)
  if ('option' in subject) return optionOverlays(battle, subject)
  const model = findModel(battle, subject.ref)
  return model ? modelOverlays(battle, model) : []
}
