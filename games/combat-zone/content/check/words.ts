import { actionKeywords, characterKeywords, modelKinds } from '../grammar/vocabulary.ts'
import type { Content } from '../load.ts'
import type { ContentDocument } from '../schema.ts'
import { isNode, type Node, nodesOf, type Scene } from './nodes.ts'

/** The first word of a document that leads nowhere, as path, what it is, what was expected. */
export function wordFault(document: ContentDocument, content: Content): string | undefined {
  const known = knownWords(content)
  const drones = document.programs.flatMap(({ running }, at) => (running.drone ? [`programs[${at}].`] : []))
  for (const { path, node, scenario } of nodesOf(document)) {
    const fault = nodeFault(path, node, known, scenario) ?? droneFault(path, node, drones)
    if (fault) return `${path}${fault}`
  }
  return undefined
}

/** The durations this game has; rounds and enemies' turns are another's. */
const UNTILS = ['roll', 'action', 'activation', 'inspire', 'game', 'campaign']

type Known = Readonly<Record<'card' | 'deployed' | 'carried' | 'earned' | 'faction' | 'keyword', ReadonlySet<string>>>

function knownWords(content: Content): Known {
  const { characters, gonks, gear, printed, factions } = content
  return {
    card: new Set([...Object.keys(characters), ...Object.keys(gonks)]),
    deployed: new Set([...Object.keys(gonks), 'drone']),
    carried: new Set([...Object.keys(gear), ...Object.keys(printed)]),
    earned: new Set([...Object.keys(characters), ...Object.keys(gear), ...Object.keys(content.programs)]),
    faction: new Set(Object.keys(factions)),
    keyword: new Set([...characterKeywords, ...Object.keys(factions), 'merc', 'gonk', 'veteran', 'cyber']),
  }
}

function nodeFault(place: string, node: Node, known: Known, scene: Scene | undefined): string | undefined {
  const lost = (key: string, among: ReadonlySet<string> | readonly string[], what: string) => {
    const value = node[key]
    if (typeof value !== 'string') return undefined
    if (Array.isArray(among) ? among.includes(value) : (among as ReadonlySet<string>).has(value)) return undefined
    return `.${key}: there is no ${what} "${value}"; expected ${[...among].slice(0, 12).join(', ') || 'none here'}`
  }
  const within = (key: string, child: (inner: Node) => string | undefined) => {
    const inner = node[key]
    const fault = isNode(inner) ? child(inner) : undefined
    return fault && `.${key}${fault}`
  }
  return (
    ['who', 'by', 'against'].map((key) => within(key, (inner) => whoFault(inner, known, scene))).find(Boolean) ??
    within('deploy', (inner) =>
      known.deployed.has(String(inner.card))
        ? undefined
        : `.card: there is no Gonk "${inner.card}"; expected one, or drone`,
    ) ??
    within('for', ({ keyword }) =>
      keyword === undefined || String(keyword) in actionKeywords
        ? undefined
        : `.keyword: "${keyword}" is no keyword of actions; expected one of ${Object.keys(actionKeywords).join(', ')}`,
    ) ??
    (carriesItself(place) || !isAboutThisCard(node)
      ? undefined
      : ': this card can be neither discarded nor exhausted; expected that of Gear, Loot or an Objective') ??
    (isEndless(node)
      ? '.do: a Hacked token that brings a Hacked token never ends; expected "once", or another moment'
      : undefined) ??
    within('last', ({ until }) =>
      UNTILS.includes(String(until))
        ? undefined
        : `.until: ${until} is no time of this game; expected one of ${UNTILS.join(', ')}`,
    ) ??
    within('marker', ({ kind }) => markerFault('.kind', kind, scene)) ??
    within('each', ({ marker }) => (marker === undefined ? undefined : markerFault('.marker', marker, scene))) ??
    lost('proves', known.faction, 'faction') ??
    lost('only', known.card, 'character') ??
    listFault(node, 'hq', known.earned) ??
    listFault(node, 'gear', known.carried)
  )
}

/** CZ-DRONE-2: a drone comes with the program that says what it does. */
function droneFault(place: string, { deploy }: Node, drones: readonly string[]): string | undefined {
  if (!isNode(deploy) || deploy.card !== 'drone' || drones.some((one) => place.startsWith(one))) return undefined
  return '.deploy.card: there is no drone here; expected the id of a Gonk, or a program with a drone in "running"'
}

const isAboutThisCard = ({ discard, exhaust }: Node): boolean => discard === 'this' || exhaust === 'this'

/** The one moment that deeds bring about without any bound; all others run out of tokens, wounds or cards. */
const isEndless = ({ on, once, do: deeds }: Node): boolean =>
  on === 'hacked' && once === undefined && JSON.stringify(deeds ?? '').includes('{"hack":')

/** CZ-CARDS-15, CZ-KEYWORD-11: Gear and Loot are turned down or lost, Objectives recycle; characters and scenarios do neither. */
const carriesItself = (place: string): boolean => /(^|\.)(gear|printed|loot|objectives)\[\d+\]/.test(place)

/** A list of ids; `gear` of a faction is a list of cards and none of ids. */
function listFault(node: Node, key: string, among: ReadonlySet<string>): string | undefined {
  const list = node[key]
  if (!Array.isArray(list)) return undefined
  const at = list.findIndex((one) => typeof one === 'string' && !among.has(one))
  return at < 0 ? undefined : `.${key}[${at}]: there is no card "${list[at]}"; expected the id of one`
}

function whoFault(who: Node, known: Known, scene: Scene | undefined): string | undefined {
  const { kind, card, keyword, near, unclaimed, carries } = who
  if (kind !== undefined && !modelKinds.some((one) => one === kind))
    return `.kind: there is no ${kind}; expected one of ${modelKinds.join(', ')}`
  if (card !== undefined && !known.card.has(String(card)))
    return `.card: there is no character or Gonk "${card}"; expected the id of one`
  if (keyword !== undefined && !known.keyword.has(String(keyword)))
    return `.keyword: no model is "${keyword}"; expected one of ${[...known.keyword].join(', ')}`
  if (who.in !== undefined && !scene?.zones.includes(String(who.in)))
    return `.in: there is no zone "${who.in}" here; expected ${scene?.zones.join(', ') ?? 'none outside a scenario'}`
  return (
    (near === undefined ? undefined : markerFault('.near', near, scene)) ??
    (unclaimed === undefined ? undefined : markerFault('.unclaimed', unclaimed, scene)) ??
    (carries === undefined ? undefined : markerFault('.carries', carries, scene))
  )
}

function markerFault(key: string, kind: unknown, scene: Scene | undefined): string | undefined {
  if (scene?.markers.includes(String(kind))) return undefined
  return `${key}: there is no marker "${kind}" here; expected ${scene?.markers.join(', ') || 'none'}`
}
