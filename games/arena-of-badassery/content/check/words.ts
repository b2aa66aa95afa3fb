import type { Content } from '../load.ts'
import type { ContentDocument } from '../schema.ts'
import { countedIn, type Problem } from './links.ts'
import { namesUnder, spotsIn } from './walk.ts'

const EVERYWHERE = ['me', 'them', 'spotlight', 'spawning', 'station', 'start']

/** Words that mean nothing where they stand, so that a card would do less than it says: no pack may have any. */
export function wordProblems(document: ContentDocument, content: Content): Problem[] {
  return [
    ...placeProblems(document, content),
    ...tokenProblems(document),
    ...attackProblems(document),
    ...critProblems(document),
    ...spanProblems(document),
    ...crowdProblems(document),
    ...takerProblems(document),
    ...counterProblems(document, content),
    ...gearProblems(document),
    ...bossProblems(document),
  ]
}

/** Places must be on the map: marks belong to the scenario that draws them, `here` to elements. */
function placeProblems(document: ContentDocument, content: Content): Problem[] {
  const { scenarios, elements, ...others } = document
  const problemsOf = (card: unknown, root: string, more: readonly string[]): Problem[] =>
    [...spotsIn(card, root)].flatMap(({ key, value, path, inside }) => {
      if (typeof value !== 'string' || !['at', 'in', 'closest'].includes(key) || 'on' in inside) return []
      if (EVERYWHERE.includes(value) || more.includes(value)) return []
      return [`${path}: there is no place ${value} here; expected one of ${[...EVERYWHERE, ...more].join(', ')}`]
    })
  return [
    ...Object.entries(others).flatMap(([part, cards]) => problemsOf(cards, part, [])),
    ...elements.flatMap((card, at) => problemsOf(card, `elements[${at}]`, ['here'])),
    ...scenarios.flatMap((card, at) =>
      problemsOf(card, `scenarios[${at}]`, Object.keys(content.maps[card.id]?.marks ?? {})),
    ),
  ]
}

/** Only hunters have tokens to turn and Loot to lose. */
function tokenProblems(document: ContentDocument): Problem[] {
  const onlyHunters = ['ready', 'stun', 'loot', 'draw', 'mod', 'spotlight', 'reload', 'empty', 'act', 'carry']
  return [...spotsIn(document)].flatMap(({ key, value, path }) => {
    if (!onlyHunters.includes(key) || typeof value !== 'object' || value === null) return []
    const { who } = value as { who?: unknown }
    const isEnemy =
      typeof who === 'object' && who !== null && (('kind' in who && who.kind === 'enemy') || 'card' in who)
    const isBearer = who === 'me' && path.startsWith('enemies[')
    return isEnemy || isBearer ? [`${path}: ${key} for an enemy; expected hunters, who alone have what it takes`] : []
  })
}

/** AB-R-54: enemies roll no die, so what comes with a Crit or a re-roll, or empties a weapon, is nothing to them. */
function attackProblems({ enemies }: ContentDocument): Problem[] {
  const none = ['accurate', 'discard', 'ammo guzzler', 'small clip']
  return enemies.flatMap((card, at) =>
    [...card.melee, ...card.ranged, ...card.specials.flatMap(({ attack }) => attack?.with ?? [])]
      .filter(({ name, crits }) => crits || none.includes(name))
      .map(({ name }) => `enemies[${at}]: ${name} means nothing on an enemy; expected another keyword (AB-R-54)`),
  )
}

/** AB-KEYWORD-35: what is settled before the die is rolled, or of a Fumble, cannot wait for its Crit. */
function critProblems(document: ContentDocument): Problem[] {
  const none = ['rapid', 'accurate', 'crowd control', 'suppression', 'discard', 'ammo guzzler', 'small clip']
  return [...spotsIn(document)].flatMap(({ key, value, path, inside }) =>
    key === 'crits' && value === true && none.includes(String(inside.name))
      ? [`${path}: ${inside.name} crits, which no Crit can bring; expected another keyword`]
      : [],
  )
}

/** What lasts for a time that the arena does not have would never end. */
function spanProblems(document: ContentDocument): Problem[] {
  const none: unknown[] = ['roll', 'action', 'inspire']
  return [...spotsIn(document)].flatMap(({ key, value, path }) =>
    key === 'until' && none.includes(value)
      ? [`${path}: ${value}, which never ends here; expected activation, enemy-turn, round, game or campaign`]
      : [],
  )
}

/** AB-KEYWORD-24: a Crowd Control attack is aimed at a zone, so there is no one target that its deeds could mean. */
function crowdProblems(document: ContentDocument): Problem[] {
  return [...spotsIn(document)].flatMap(({ key, value, path, inside }) => {
    if ((key !== 'does' && key !== 'fails') || inside.attack !== true) return []
    const { keywords = [] } = inside as { keywords?: readonly { name: string }[] }
    const isCrowd = keywords.some(({ name }) => name === 'crowd control')
    const isAimed = [...spotsIn(value)].some((spot) => spot.value === 'them')
    return isCrowd && isAimed ? [`${path}: them, of a Crowd Control attack; expected keywords for whom it hits`] : []
  })
}

/** Hunters take somebody out; whoever waits for an enemy to do so waits for a hunter's `taken-out`. */
function takerProblems(document: ContentDocument): Problem[] {
  return [...spotsIn(document)].flatMap(({ key, value, path, inside }) => {
    if (key !== 'on' || value !== 'takes-out') return []
    const { by } = inside as { by?: { kind?: string; card?: string } }
    const isEnemy = by ? by.kind === 'enemy' || by.card !== undefined : path.startsWith('enemies[')
    return isEnemy ? [`${path}: takes-out of an enemy, which never comes; expected taken-out of a hunter`] : []
  })
}

/** A counter that nothing counts, or a thing that nobody can pick up, would wait for ever. */
function counterProblems({ scenarios, bounties }: ContentDocument, content: Content): Problem[] {
  const cards = [
    ...scenarios.map((card, at) => ({ card, path: `scenarios[${at}]`, map: content.maps[card.id] })),
    ...bounties.map((card, at) => ({ card, path: `bounties[${at}]`, map: undefined })),
  ]
  return cards.flatMap(({ card, path, map }) => {
    const things = [card, ...(map?.elements ?? []).map(({ kind }) => content.elements[kind])]
    const counted = things.flatMap(countedIn)
    const carried = things.flatMap((thing) => namesUnder(thing, 'thing'))
    return [
      ...[...card.win, ...card.lose].flatMap(({ counter }) =>
        counter && !counted.includes(counter.of)
          ? [`${path}: nothing counts ${counter.of}; expected a deed or an element that does`]
          : [],
      ),
      ...things
        .flatMap((thing) => namesUnder(thing, 'carries'))
        .filter((thing) => !carried.includes(thing))
        .map((thing) => `${path}: nobody can pick up ${thing}; expected an element that gives it`),
    ]
  })
}

/** AB-SHIELD-1, AB-GRENADE-1, AB-GEAR-6: what a slot asks of its Gear. */
function gearProblems({ gear }: ContentDocument): Problem[] {
  return gear.flatMap(({ slot, shield, actions, keywords }, at) => {
    const attacks = actions.some(({ attack }) => attack)
    return [
      ...(slot === 'shield' && shield.length === 0 ? [`gear[${at}].shield: none; expected Shield tokens`] : []),
      ...(slot !== 'shield' && shield.length > 0
        ? [`gear[${at}].shield: tokens; expected none on what is no shield`]
        : []),
      ...((slot === 'gun' || slot === 'grenade') && !attacks ? [`gear[${at}].actions: no attack; expected one`] : []),
      ...(slot !== 'gun' && keywords.length > 0 ? [`gear[${at}].keywords: those of a gun; expected none`] : []),
    ]
  })
}

/** AB-BOSS-3, AB-UNIQUE-1, AB-TYPES-4. */
function bossProblems({ enemies }: ContentDocument): Problem[] {
  return enemies.flatMap(({ type, action, models, model, ring }, at) => [
    ...((type === 'boss') === (action !== undefined)
      ? []
      : [`enemies[${at}].action: ${action ? 'a Boss Action card' : 'none'}; expected one on a Boss and nowhere else`]),
    ...((type === 'boss' || type === 'unique') && models > 1
      ? [`enemies[${at}].models: ${models}; expected 1, since there is only one`]
      : []),
    ...((model === undefined) === (ring === undefined)
      ? []
      : [`enemies[${at}].ring: expected a ring just where a model is borrowed`]),
  ])
}
