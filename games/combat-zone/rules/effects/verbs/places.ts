import { type Base, hasRoom, isWithinGap, type PlanePoint, touching } from '@muster/space'
import { ok, type PlaceOffer, pickPoint, refuse, type Verdict, type Words } from '@muster/table'
import { baseOf, crowdWithout, LIMITER, planeFor, REACH, toleranceOf } from '../../components.ts'
import { hasLeft, isOn, modelOf, modelsOn, nameOf } from '../../lookup.ts'
import { pushFrom } from '../../push.ts'
import type { Battle, Model } from '../../state.ts'
import { combatForce } from '../force.ts'
import { type ArgsOf, type At, bearerOf, toEach } from './doing.ts'

/** CZ-KEYWORD-17: as the keyword does it, and as far as the card says. */
export function push({ who, colour, towards }: ArgsOf<'push'>, at: At): undefined {
  const { table, battle, use } = at
  const bearer = bearerOf(at)
  if (bearer)
    toEach(at, who, (model) => pushFrom(table, battle, bearer, model, LIMITER[colour], towards ? -1 : 1, use.source))
}

type DeployAsk = { readonly battle: Battle; readonly model: Model; readonly beside: Model }

const FAR = refuse('CZ-DEPLOY-1', 'it is deployed within reach')
const CROWDED = refuse('CZ-DEPLOY-1', 'there is no room to stand there')

const standing = ({ battle, model, beside }: DeployAsk, { x, y }: PlanePoint): Base => ({
  ...baseOf(battle, model),
  x,
  y,
  z: beside.at.z,
})

function deployVerdict(place: PlanePoint, ask: DeployAsk): Verdict {
  const { battle, beside } = ask
  const base = standing(ask, place)
  if (!Number.isInteger(place.x) || !Number.isInteger(place.y)) return FAR
  if (!isWithinGap(base, baseOf(battle, beside), REACH, toleranceOf(battle))) return FAR
  return hasRoom(planeFor(battle), base, crowdWithout(battle)) ? ok : CROWDED
}

const placesFor = (ask: DeployAsk): PlanePoint[] =>
  touching(baseOf(ask.battle, ask.beside), baseOf(ask.battle, ask.model).radius).filter(
    (place) => deployVerdict(place, ask) === ok,
  )

const deployOffer: PlaceOffer<PlanePoint, DeployAsk> = { verdict: deployVerdict, candidates: placesFor }

const deployWords: Words<PlanePoint, DeployAsk> = {
  ask: 'deploy',
  rule: 'CZ-DEPLOY-1',
  prompt: ({ battle, model, beside }) =>
    `Where does ${nameOf(battle, model)} come in, within reach of ${nameOf(battle, beside)}?`,
  doing: 'deploys a model',
  key: ({ x, y }) => `${x} ${y}`,
  text: ({ x, y }) => `At ${x},${y}`,
  refs: (_, { beside }) => [beside.id],
}

/** A model that is not there yet: a Gonk, or the drone of the program that is at work. */
function newModel({ battle: { content, models }, use }: At, card: string): Model | undefined {
  const program = Object.values(content.programs).find(({ name }) => name === use.source)
  const [kind, of] = card === 'drone' ? (['drone', program?.id] as const) : (['gonk', card] as const)
  if (of === undefined) return undefined
  const no = models.filter((model) => model.card === of).length + 1
  const runner = kind === 'drone' && use.me !== undefined ? { runner: use.me } : {}
  const blank = { tokens: [], gear: [], loot: [], hacked: 0, marks: [] }
  return {
    id: `${of}-${no}`,
    seat: use.seat,
    card: of,
    kind,
    where: 'out',
    at: { x: 0, y: 0, z: 0 },
    ...blank,
    ...runner,
  }
}

/** Who somebody new comes in beside: who bears the card, or where nobody does, as of a scenario, who was picked. */
function besideWhom(at: At): Model | undefined {
  const { battle, use } = at
  const { content, scenario = '' } = battle
  const bearer = content.scenarios[scenario]?.name === use.source ? undefined : bearerOf(at)
  return bearer ?? modelsOn(battle).find(({ id }) => id === use.them)
}

/** CZ-DEPLOY-1, CZ-DRONE-2, CZ-R-152: within reach of who bears the card, or of who was picked where nobody does; it costs nothing. */
export function deploy({ card, count }: ArgsOf<'deploy'>, at: At): undefined {
  const { table, battle, use } = at
  for (let done = 0; done < count; done++) {
    const beside = besideWhom(at)
    const made = newModel(at, card)
    if (!beside || !made) return
    const ask = { battle, model: made, beside }
    if (placesFor(ask).length === 0) return
    const { x, y } = table.ask(use.seat, pickPoint(deployWords, deployOffer, ask))
    if (hasLeft(battle, made)) return
    const { z } = modelOf(battle, beside.id).at
    battle.models = [...battle.models, { ...made, where: 'table', at: { x, y, z } }]
    combatForce.changed(battle)
    table.tell({ event: 'deployed', rule: 'CZ-DEPLOY-1', id: made.id, source: use.source })
    if (!isOn(beside)) return
  }
}
