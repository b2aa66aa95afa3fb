import { parseKeyword } from '@muster/reaction'
import { actionKeywords } from '../grammar/words.ts'
import { type Content, marksOf } from '../load.ts'
import type { ContentDocument } from '../schema.ts'
import { namesUnder, spotsIn } from './walk.ts'

export type Problem = string

/** Cards that name others must name such as there are. Each problem: the path, what it is, what was expected. */
export function linkProblems(document: ContentDocument, content: Content): Problem[] {
  return [
    ...hunterLinks(document, content),
    ...enemyLinks(document, content),
    ...mapLinks(document, content),
    ...keywordLinks(document, content),
    ...campaignLinks(document, content),
  ]
}

const missing = (path: string, kind: string, id: string): Problem =>
  `${path}: there is no ${kind} ${id}; expected the id of one`

function hunterLinks({ hunters, trees }: ContentDocument, content: Content): Problem[] {
  return [
    ...hunters.flatMap(({ gun }, at) => {
      const card = content.gear[gun]
      if (!card) return [missing(`hunters[${at}].gun`, 'gear', gun)]
      return card.slot === 'gun' ? [] : [`hunters[${at}].gun: ${gun} is no gun; expected one (AB-R-29)`]
    }),
    ...trees.flatMap(({ hunter }, at) =>
      content.hunters[hunter] ? [] : [missing(`trees[${at}].hunter`, 'hunter', hunter)],
    ),
  ]
}

/** Enemies that deeds, orders, Bounties and spawn lines speak of. */
function enemyLinks(document: ContentDocument, content: Content): Problem[] {
  return [...spotsIn(document)].flatMap(({ key, value, path }) => {
    if (typeof value !== 'string') return []
    const isEnemy = key === 'enemy' || key === 'card' || key === 'model' || key === 'boss'
    return isEnemy && !content.enemies[value] ? [missing(path, 'enemy', value)] : []
  })
}

/** What a map shows, and the spawning zones its scenario names. */
function mapLinks({ scenarios, bountyMaps, bounties }: ContentDocument, content: Content): Problem[] {
  const shown = [
    ...scenarios.map(({ map, id }, at) => ({ map, id, path: `scenarios[${at}]` })),
    ...bountyMaps.map(({ map, id }, at) => ({ map, id, path: `bountyMaps[${at}]` })),
  ]
  return [
    ...shown.flatMap(({ map, path }) =>
      Object.entries(map.legend).flatMap(([letter, { enemies, elements }]) => [
        ...enemies
          .filter((id) => !content.enemies[id])
          .map((id) => missing(`${path}.map.legend.${letter}.enemies`, 'enemy', id)),
        ...elements
          .filter((id) => !content.elements[id])
          .map((id) => missing(`${path}.map.legend.${letter}.elements`, 'element', id)),
      ]),
    ),
    ...scenarios.flatMap(({ id, spawning }, at) =>
      spawning.flatMap((line, index) =>
        content.maps[id]?.spawning[line.at - 1] === undefined
          ? [`scenarios[${at}].spawning[${index}].at: the map has no spawning zone ${line.at}; expected one of its own`]
          : [],
      ),
    ),
    ...bounties.flatMap(({ reward }, at) =>
      content.gear[reward]?.deck === 'legendary' ? [] : [missing(`bounties[${at}].reward`, 'Legendary item', reward)],
    ),
  ]
}

/** Keywords by which cards tell models and actions apart: somebody or something must have them. */
function keywordLinks(document: ContentDocument, content: Content): Problem[] {
  const known = new Set<string>([
    ...Object.keys(actionKeywords),
    ...Object.values(content.gear).flatMap((card) => marksOf(card)),
    ...Object.values(content.hunters).flatMap(({ keywords }) => keywords),
    ...Object.values(content.enemies).flatMap(({ keywords }) => keywords),
    'basic',
  ])
  return [...spotsIn(document)].flatMap(({ key, value, path }) =>
    key === 'keyword' && typeof value === 'string' && !known.has(value) && !parseKeyword(value, actionKeywords)
      ? [`${path}: nothing has the keyword ${value}; expected one that is on a card`]
      : [],
  )
}

function campaignLinks({ scenarios, campaigns }: ContentDocument, content: Content): Problem[] {
  return [
    ...scenarios.flatMap(({ after: { next, lost } }, at) =>
      [...next, ...(lost === undefined ? [] : [lost])]
        .filter((id) => !content.scenarios[id])
        .map((id) => missing(`scenarios[${at}].after`, 'scenario', id)),
    ),
    ...campaigns.flatMap(({ scenarios: ids, boss }, at) => [
      ...ids.filter((id) => !content.scenarios[id]).map((id) => missing(`campaigns[${at}].scenarios`, 'scenario', id)),
      ...(content.enemies[boss]?.type === 'boss'
        ? bossless(ids, boss, content).map((problem) => `campaigns[${at}]: ${problem}`)
        : [`campaigns[${at}].boss: ${boss} is no Boss; expected one (AB-CAMPAIGN-3)`]),
    ]),
  ]
}

/** AB-CAMPAIGN-3: the way from the first scenario leads to one with the Boss, through scenarios of the campaign only. */
function bossless(ids: readonly string[], boss: string, { scenarios, maps }: Content): Problem[] {
  const met = new Set<string>()
  const ahead = ids.slice(0, 1)
  for (let id = ahead.pop(); id !== undefined; id = ahead.pop()) {
    if (met.has(id)) continue
    met.add(id)
    ahead.push(...(scenarios[id]?.after.next ?? []))
  }
  const last = ids.at(-1) ?? ''
  const strays = [...met]
    .filter((id) => !ids.includes(id))
    .map((id) => `leads to ${id}; expected its own scenarios only`)
  const unmet = ids.filter((id) => !met.has(id)).map((id) => `nothing leads to ${id}; expected a way from the first`)
  const inLast = maps[last]?.enemies.some(({ card }) => card === boss)
  return [
    ...strays,
    ...unmet,
    ...(inLast ? [] : [`${boss} is not on the map of ${last}; expected it there (AB-CAMPAIGN-3)`]),
  ]
}

/** Things by name that a card counts, carries or puts down. */
export const countedIn = (card: unknown): string[] =>
  [...spotsIn(card)].flatMap(({ key, value }) =>
    key === 'count' && typeof value === 'object' ? namesUnder(value, 'what') : [],
  )
