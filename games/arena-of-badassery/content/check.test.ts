import { describe, expect, test } from 'vitest'
import { vaultMap } from './cards/scenario.ts'
import { boxProblems, checkContent } from './check.ts'
import { baseContent, contentWith } from './index.ts'
import type { Content } from './load.ts'
import { readMap } from './maps.ts'

test('our own cards are complete and sound', () => {
  expect(checkContent()).toEqual([])
})

type Groups = 'announcements' | 'bounties' | 'enemies' | 'events' | 'fans' | 'gear' | 'hunters' | 'scenarios' | 'trees'

/** The box with some cards of a group otherwise; `maps` is no part of what is spread. */
function changed(group: Groups, change: (id: string, card: never) => object | undefined): Content {
  const cards = Object.entries(baseContent[group]).flatMap(([id, card]) => {
    const made = change(id, card as never)
    return made ? [[id, made]] : []
  })
  return { ...baseContent, maps: baseContent.maps, [group]: Object.fromEntries(cards) } as Content
}
const one = (group: Groups, id: string, otherwise: object): Content =>
  changed(group, (other, card: object) => (other === id ? { ...card, ...otherwise } : card))
const withMap = (id: string, rows: readonly string[], legend: object = {}): Content => ({
  ...baseContent,
  maps: { ...baseContent.maps, [id]: readMap(vaultMap.parse({ rows, legend }), id) },
})
const noRules = { standing: [], triggers: [] }

describe('a box with too few or too many cards is refused', () => {
  test.each<[string, Content, string]>([
    [
      'a hunter too few',
      changed('hunters', (id, card) => (id === 'brick' ? undefined : card)),
      'hunters: found 5; expected 6',
    ],
    [
      'a tree too few',
      changed('trees', (id, card) => (id === 'rampage' ? undefined : card)),
      'bonuses on Skill Trees: found 138; expected 144',
    ],
    [
      'a Fan Favorite too late',
      one('fans', 'bullseye', { when: 'activation-end' }),
      'Fan Favorites that move the Spotlight at once: found 5; expected 6',
    ],
    [
      'a Spawn too few',
      one('announcements', 'fresh-meat', { orders: ['move', 'melee'] }),
      'Announcements of tier 1 with Spawn: found 5; expected 6',
    ],
    [
      'no Unique by an Event',
      one('events', 'walk-on-part', { do: [{ luck: { add: 1 } }] }),
      'Events that bring a Unique: found 2; expected 3',
    ],
    ['a shield too few', one('gear', 'tin-lid', { slot: 'misc' }), 'shields among the Meds: found 9; expected 10'],
    [
      'a reward twice',
      one('bounties', 'wallflower', { reward: 'showstopper' }),
      'different rewards of Bounties: found 11; expected 12',
    ],
    [
      'an empty bag',
      { ...baseContent, maps: baseContent.maps, lootTokens: {} },
      'tokens in the standard bag: found 0; expected 62',
    ],
  ])('%s', (_, content, problem) => {
    expect(boxProblems(content)).toContain(problem)
  })
})

describe('numbers that make no sense are refused', () => {
  test.each<[string, Content, string]>([
    [
      'too good a hunter',
      one('hunters', 'maya', { skills: { willpower: 4, medical: 2, tech: 1 } }),
      'hunter maya: Skills of 4, 2, 1',
    ],
    ['too many tokens', one('hunters', 'maya', { tokens: ['green', 'green', 'green'] }), 'hunter maya: tokens G G G'],
    [
      'a tree of another shape',
      changed('trees', (_, card: { tiers: object[] }) => ({ ...card, tiers: card.tiers.toReversed() })),
      'tree rampage: tiers of 1, 2, 1, 2 slots',
    ],
    ['too cheap a gun', one('gear', 'lawn-mower', { cost: 50 }), 'gear lawn-mower: $50; expected $200 to $900'],
    ['resold for more', one('gear', 'lawn-mower', { resale: 600 }), 'gear lawn-mower: resale $600'],
    [
      'a starting gun with a price',
      one('gear', 'fuse-box', { cost: 100 }),
      'gear fuse-box: a starting gun with a price',
    ],
    ['too strong an enemy', one('enemies', 'psycho', { strength: 9 }), 'enemy psycho: Strength 9; expected 3 to 8'],
    ['too many models', one('enemies', 'psycho', { models: 7 }), 'enemy psycho: models 7; expected 6 to 6'],
    [
      'a melee enemy that shoots',
      one('enemies', 'psycho', { range: 3 }),
      'enemy psycho: Range 3; expected one on ranged types',
    ],
    [
      'an idle Boss',
      one('enemies', 'grandmother-maw', { action: ['move'] }),
      'enemy grandmother-maw: orders 1; expected 3 to 4',
    ],
    [
      'a long Announcement',
      one('announcements', 'opening-bell', { orders: ['move', 'melee', 'move', 'melee'] }),
      'announcement opening-bell: 4 orders; expected 2 or 3',
    ],
    [
      'a crowd',
      one('scenarios', 'payday', { spawning: [{ enemy: 'psycho', count: 6, at: 1 }] }),
      'scenario payday: 6 models a Spawn order',
    ],
    [
      'a lonely Unique',
      one('bounties', 'the-audit', { enemies: [{ enemy: 'tax-collector', count: 1 }] }),
      'bounty the-audit: 1 enemies; expected 4 to 8',
    ],
  ])('%s', (_, content, problem) => {
    expect(boxProblems(content).join('\n')).toContain(problem)
  })
})

describe('maps one cannot play on are refused', () => {
  const place = { X: { place: 'unique' }, e: { place: 'enemy' } }
  test.each<[string, Content, string]>([
    ['too small', withMap('payday', ['H .', ' . ']), 'map payday: 3 zones; expected 22 to 40'],
    ['in two parts', withMap('the-caves', ['H H   X e', ' .     e e'], place), 'map the-caves: in several parts'],
    [
      'one way only',
      withMap('the-caves', ['H H . X e', ' . .   e e'], place),
      'map the-caves: every way to d2 leads through c2; expected a choice of routes',
    ],
    ['one spawning zone', withMap('payday', ['H 1', ' . ']), 'map payday: 1 spawning zones; expected 2 or 3'],
    ['no station', withMap('payday', ['H 1', ' 2 ']), 'map payday: 0 active and 0 inactive stations'],
    ['no Unique', withMap('the-caves', ['H H', ' . ']), 'map the-caves: expected a place for the Unique'],
    [
      'a station in a hunt',
      withMap('the-caves', ['H U', ' . ']),
      'map the-caves: expected no stations and no spawning zones',
    ],
  ])('%s', (_, content, problem) => {
    expect(boxProblems(content).join('\n')).toContain(problem)
  })
})

describe('sameness is refused', () => {
  const shoot = {
    skill: 'ranged',
    bands: 1,
    attack: true,
    keywords: [{ name: 'gun' }, { name: 'rifle' }],
    does: [],
    fails: [],
  }
  const bareGun = { ...noRules, keywords: ['rifle'], actions: [shoot] }
  const bareEnemy = {
    ...noRules,
    melee: [],
    ranged: [],
    specials: [],
    attackFumble: undefined,
    defenseFumble: undefined,
  }
  const sameTop = baseContent.trees['last-round']?.tiers[3]
  test.each<[string, Content, string]>([
    [
      'bare guns',
      changed('gear', (_, card: { deck: string }) => (card.deck === 'guns' ? { ...card, ...bareGun } : card)),
      'guns: 30 are bare numbers',
    ],
    [
      'bare enemies',
      changed('enemies', (_, card: object) => ({ ...card, ...bareEnemy })),
      'enemies: 28 are bare numbers',
    ],
    [
      'bare Announcements',
      changed('announcements', (_, card: object) => ({ ...card, ...noRules, orders: ['move', 'melee'] })),
      'announcements: 54 are bare numbers',
    ],
    [
      'Fan Favorites about one thing',
      changed('fans', (_, card: object) => ({ ...card, on: 'crit' })),
      'Fan Favorites: 12 are about crit; expected at most 4',
    ],
    [
      'Events about one thing',
      changed('events', (_, card: object) => ({ ...card, do: [{ luck: { add: 1 } }] })),
      'Events: 30 are about luck; expected at most 10',
    ],
    [
      'tier 4 of another tree',
      changed('trees', (id, card: { tiers: object[] }) =>
        id === 'rampage' ? { ...card, tiers: [...card.tiers.slice(0, 3), sameTop] } : card,
      ),
      'tier 4 is that of',
    ],
    [
      'tier 4 without an action',
      changed('trees', (id, card: { tiers: object[] }) =>
        id === 'rampage'
          ? { ...card, tiers: [...card.tiers.slice(0, 3), [{ name: 'Idle', actions: [], ...noRules }]] }
          : card,
      ),
      'tree rampage: tier 4 gives no action',
    ],
    [
      'a hunter like another',
      one('hunters', 'salvador', { tokens: ['green', 'green', 'yellow'] }),
      'hunter salvador: plays like mordecai',
    ],
    [
      'a hunter without a rule',
      one('hunters', 'salvador', { ...noRules, actions: [] }),
      'hunter salvador: nothing of its own',
    ],
    [
      'scenarios alike',
      one('scenarios', 'egg-hunt', {
        win: baseContent.scenarios.heavyweights?.win,
        lose: baseContent.scenarios.heavyweights?.lose,
        special: baseContent.scenarios.heavyweights?.special,
      }),
      'egg-hunt is won like heavyweights',
    ],
    [
      'a scenario without a rule',
      one('scenarios', 'egg-hunt', { special: noRules }),
      'scenarios: egg-hunt has no special rule',
    ],
    [
      'Bounties alike',
      one('bounties', 'cold-case', {
        win: baseContent.bounties.wallflower?.win,
        lose: [],
        special: baseContent.bounties.wallflower?.special,
      }),
      'wallflower is won like cold-case',
    ],
  ])('%s', (_, content, problem) => {
    expect(boxProblems(content).join('\n')).toContain(problem)
  })
})

describe('a pack whose words mean nothing is refused, with the place and what was expected', () => {
  const event = (...deeds: object[]) => ({ events: [{ id: 'x', name: 'X', do: deeds }] })
  const enemy = {
    id: 'x',
    name: 'X',
    type: 'fodder',
    move: 1,
    strength: 3,
    range: 0,
    defense: 3,
    hitPoints: 1,
    models: 8,
  }
  const gear = { id: 'x', name: 'X', slot: 'misc', deck: 'ammo', cost: 200 }
  const shot = { name: 'shoot', skill: 'ranged', bands: ['red'], attack: true }
  const hunter = { id: 'x', name: 'X', title: 'X', tokens: ['green', 'yellow', 'red'], skills: {}, gun: 'fuse-box' }
  const map = { rows: ['H H 1', ' . U '], legend: {} }
  const scenario = {
    id: 'x',
    name: 'X',
    story: 'X',
    map,
    announcements: { tiers: [1] },
    spawning: [],
    special: {},
    slaughterlight: {},
    win: [],
    after: {},
  }
  const bounty = {
    id: 'x',
    name: 'X',
    story: 'X',
    enemies: [{ enemy: 'psycho', count: 1 }],
    special: {},
    slaughterlight: {},
    win: [{ none: {} }],
    reward: 'showstopper',
  }
  const campaign = {
    id: 'x',
    name: 'X',
    story: 'X',
    boss: 'chairman-mayhem',
    scenarios: ['shareholder-value', 'payday'],
  }
  test.each<[object, string]>([
    [event({ spawn: { enemy: 'nobody', at: 'spawning' } }), 'events[0].do[0].spawn.enemy: there is no enemy nobody'],
    [
      event({ wound: { who: { card: 'nobody' }, wounds: 1 } }),
      'events[0].do[0].wound.who.card: there is no enemy nobody',
    ],
    [event({ wound: { who: { keyword: 'poet' }, wounds: 1 } }), 'wound.who.keyword: nothing has the keyword poet'],
    [
      event({ drop: { at: 'moon', tokens: 1 } }),
      'events[0].do[0].drop.at: there is no place moon here; expected one of me',
    ],
    [
      event({ ready: { who: { kind: 'enemy' }, tokens: 1 } }),
      'events[0].do[0].ready: ready for an enemy; expected hunters',
    ],
    [
      { enemies: [{ ...enemy, attackFumble: [{ loot: { who: 'me', add: 1 } }] }] },
      'enemies[0].attackFumble[0].loot: loot for an enemy',
    ],
    [
      { gear: [{ ...gear, slot: 'gun', actions: [{ ...shot, crits: ['rapid 2'] }] }] },
      'rapid crits, which no Crit can bring; expected another keyword',
    ],
    [
      {
        enemies: [
          {
            ...enemy,
            attackFumble: [{ last: { who: 'me', until: 'action', standing: { change: 'strength', add: 1 } } }],
          },
        ],
      },
      'until: action, which never ends here; expected activation, enemy-turn, round, game or campaign',
    ],
    [{ enemies: [{ ...enemy, melee: ['accurate'] }] }, 'enemies[0]: accurate means nothing on an enemy'],
    [{ enemies: [{ ...enemy, ranged: ['deadly crits'] }] }, 'enemies[0]: deadly means nothing on an enemy'],
    [
      {
        gear: [
          {
            ...gear,
            slot: 'gun',
            actions: [{ ...shot, with: ['crowd control'], does: [{ status: { who: 'them', add: 'slag' } }] }],
          },
        ],
      },
      'gear[0].actions[0].does: them, of a Crowd Control attack; expected keywords',
    ],
    [
      { enemies: [{ ...enemy, triggers: [{ on: 'takes-out', do: [{ luck: { add: 1 } }] }] }] },
      'enemies[0].triggers[0].on: takes-out of an enemy, which never comes; expected taken-out of a hunter',
    ],
    [{ enemies: [{ ...enemy, action: ['move'] }] }, 'enemies[0].action: a Boss Action card; expected one on a Boss'],
    [{ enemies: [{ ...enemy, type: 'unique' }] }, 'enemies[0].models: 8; expected 1'],
    [{ enemies: [{ ...enemy, ring: 'blue' }] }, 'enemies[0].ring: expected a ring just where a model is borrowed'],
    [{ gear: [{ ...gear, slot: 'shield' }] }, 'gear[0].shield: none; expected Shield tokens'],
    [{ gear: [{ ...gear, shield: ['green'] }] }, 'gear[0].shield: tokens; expected none on what is no shield'],
    [{ gear: [{ ...gear, slot: 'grenade' }] }, 'gear[0].actions: no attack; expected one'],
    [{ gear: [{ ...gear, keywords: ['pistol'], actions: [shot] }] }, 'gear[0].keywords: those of a gun; expected none'],
    [{ hunters: [{ ...hunter, gun: 'slingshot' }] }, 'hunters[0].gun: there is no gear slingshot'],
    [{ hunters: [{ ...hunter, gun: 'tin-lid' }] }, 'hunters[0].gun: tin-lid is no gun'],
    [
      { trees: [{ id: 'x', hunter: 'nobody', name: 'X', tiers: [1, 2, 3, 4].map(() => [{ name: 'X' }]) }] },
      'trees[0].hunter: there is no hunter nobody',
    ],
    [
      { scenarios: [{ ...scenario, map: { rows: ['H x', ' H '], legend: { x: { enemies: ['nobody'] } } } }] },
      'scenarios[0].map.legend.x.enemies: there is no enemy nobody',
    ],
    [
      { scenarios: [{ ...scenario, map: { rows: ['H x', ' H '], legend: { x: { elements: ['slide'] } } } }] },
      'scenarios[0].map.legend.x.elements: there is no element slide',
    ],
    [
      { scenarios: [{ ...scenario, spawning: [{ enemy: 'psycho', count: 1, at: 2 }] }] },
      'scenarios[0].spawning[0].at: the map has no spawning zone 2',
    ],
    [
      { scenarios: [{ ...scenario, win: [{ counter: { of: 'sheep', least: 1 } }] }] },
      'scenarios[0]: nothing counts sheep',
    ],
    [{ scenarios: [{ ...scenario, win: [{ some: { carries: 'sheep' } }] }] }, 'scenarios[0]: nobody can pick up sheep'],
    [
      { scenarios: [{ ...scenario, after: { next: ['nowhere'] } }] },
      'scenarios[0].after: there is no scenario nowhere',
    ],
    [
      { scenarios: [{ ...scenario, map: { rows: ['H .', ' . '] } }] },
      'scenarios[0].map: the starting zones have room for 3 Vault Hunters; expected room for 4 (AB-SETUP-14)',
    ],
    [
      {
        scenarios: [
          { ...scenario, map: { rows: ['H x', ' . '], legend: { x: { start: true, enemies: ['goliath'] } } } },
        ],
      },
      'scenarios[0].map: the starting zones have room for 3 Vault Hunters',
    ],
    [
      {
        scenarios: [{ ...scenario, map: { rows: ['H H', ' x '], legend: { x: { enemies: ['goliath', 'psycho'] } } } }],
      },
      'scenarios[0].map: a1 holds more than it has room for; expected three small models or one large',
    ],
    [
      {
        scenarios: [
          { ...scenario, map: { rows: ['H H x', ' x x'], legend: { x: { enemies: ['lil-shotty', 'lil-shotty'] } } } },
        ],
      },
      'scenarios[0].map: 6 times lil-shotty; expected at most 4, as many as there are models',
    ],
    [
      { bounties: [{ ...bounty, enemies: [{ enemy: 'goliath', count: 3 }] }] },
      'bounties[0].enemies: 3 times goliath; expected at most 2',
    ],
    [
      {
        bountyMaps: [
          { id: 'x', name: 'X', roll: 1, map: { rows: ['H H'.padEnd(4), ' x '], legend: { x: { place: 'enemy' } } } },
        ],
      },
      'bountyMaps[0].map: no place for a Unique; expected one',
    ],
    [
      {
        hunters: [hunter],
        trees: [{ id: 'x', hunter: 'x', name: 'X', tiers: [1, 2, 3, 4].map(() => [{ name: 'X' }]) }],
      },
      'hunters[0]: x has 1 Skill Trees; expected 3 or more (AB-R-74)',
    ],
    [
      { gear: [{ ...gear, standing: [{ allow: 'gather', for: { skill: 'melee' } }] }] },
      'gear[0].standing[0].allow: gather with "for", which it never has; expected it without',
    ],
    [
      { enemies: [{ ...enemy, standing: [{ change: 'move', add: 1, against: { kind: 'hunter' } }] }] },
      'enemies[0].standing[0].change: move with "against", which it never has; expected it without',
    ],
    [
      { gear: [{ ...gear, triggers: [{ on: 'healed', who: { kind: 'enemy' }, do: [{ luck: { add: 1 } }] }] }] },
      'gear[0].triggers[0].on: healed with "who", which it never has; expected it without',
    ],
    [
      { gear: [{ ...gear, triggers: [{ on: 'defends', in: 'reaction', do: [{ luck: { add: 1 } }] }] }] },
      'gear[0].triggers[0].on: defends with "in: reaction", which it never has; expected it without',
    ],
    [
      { fans: [{ id: 'x', name: 'X', on: 'interact', for: { attack: true } }] },
      'fans[0].on: interact with "for", which it never has; expected it without',
    ],
    [{ fans: [{ id: 'x', name: 'X', on: 'round-start' }] }, 'fans[0].on: round-start; expected a moment by which'],
    [{ fans: [{ id: 'x', name: 'X', on: 'reaction', in: 'activation' }] }, 'fans[0].in: activation, in which nobody'],
    [
      { fans: [{ id: 'x', name: 'X', on: 'defends', in: 'enemy-turn', when: 'activation-end' }] },
      'fans[0].when: activation-end of what is done in enemy-turn; expected at-once',
    ],
    [{ gear: [{ ...gear, slot: 'gun', actions: [{ bands: ['red'], attack: true }] }] }, 'actions[0].skill: none on'],
    [{ gear: [{ ...gear, slot: 'gun', actions: [{ ...shot, bands: [] }] }] }, 'actions[0].bands: none, so that it'],
    [
      { gear: [{ ...gear, actions: [{ skill: 'tech', bands: ['red'], who: {}, with: ['slag'] }] }] },
      'gear[0].actions[0].with: slag on what is no attack; expected "attack"',
    ],
    [{ enemies: [{ ...enemy, ranged: ['slag'] }] }, 'enemies[0].ranged: keywords of attacks it never makes'],
    [
      { enemies: [{ ...enemy, specials: [{ name: 'X', attack: { kind: 'ranged' } }] }] },
      'enemies[0].specials[0].attack.range: left out where the card has a dash; expected one',
    ],
    [
      {
        enemies: [
          { ...enemy, specials: [{ name: 'X', hits: [{ cure: { who: 'them' } }], does: [{ luck: { add: 1 } }] }] },
        ],
      },
      'enemies[0].specials[0].hits: without an attack; expected "does"',
    ],
    [
      event({ chance: { die: 'purple', need: 2, do: [{ luck: { add: 1 } }] } }),
      'events[0].do[0].chance.die: purple; expected green, yellow or red (AB-DICE-1)',
    ],
    [
      event({ chance: { die: 'red', need: 7, do: [{ luck: { add: 1 } }] } }),
      'events[0].do[0].chance.need: 7 of a red die; expected 6 at most',
    ],
    [event({ element: { put: 'nope', at: 'start' } }), 'events[0].do[0].element.put: there is no element nope'],
    [event({ clear: { element: 'nope', at: 'start' } }), 'events[0].do[0].clear.element: there is no element nope'],
    [
      { announcements: [{ id: 'x', name: 'X', tier: 1, orders: [{ empty: { kind: 'enemy' } }] }] },
      'announcements[0].orders[0].empty: enemies, who never run out of ammo; expected hunters',
    ],
    [event({ wound: { who: 'them', wounds: 1 } }), 'events[0].do[0]: them, where nobody was aimed at or picked'],
    [
      event({ if: { who: { spotlight: true }, do: [{ push: { who: 'them', zones: 1, way: 'away' } }] } }),
      'events[0].do[0].if.do[0]: them, where nobody was aimed at or picked',
    ],
    [
      { gear: [{ ...gear, actions: [{ does: [{ stun: { who: { zone: 'them' }, tokens: 1 } }] }] }] },
      'gear[0].actions[0].does[0]: them, where nobody was aimed at or picked',
    ],
    [
      { enemies: [{ ...enemy, specials: [{ name: 'X', does: [{ heal: { who: 'them', wounds: 1 } }] }] }] },
      'enemies[0].specials[0].does[0]: them, where nobody was aimed at or picked',
    ],
    [{ bounties: [{ ...bounty, reward: 'tin-lid' }] }, 'bounties[0].reward: there is no Legendary item tin-lid'],
    [{ campaigns: [{ ...campaign, boss: 'psycho' }] }, 'campaigns[0].boss: psycho is no Boss'],
    [{ campaigns: [campaign] }, 'campaigns[0]: nothing leads to payday; expected a way from the first'],
    [
      { campaigns: [{ ...campaign, scenarios: ['heavyweights', 'payday'] }] },
      'campaigns[0]: leads to shareholder-value; expected its own scenarios only',
    ],
    [{ campaigns: [{ ...campaign, scenarios: ['payday'] }] }, 'expected array to have >=2 items'],
    [
      { campaigns: [{ ...campaign, boss: 'grandmother-maw', scenarios: ['heavyweights', 'shareholder-value'] }] },
      'grandmother-maw is not on the map of shareholder-value',
    ],
  ])('%j', (pack, problem) => {
    expect(() => contentWith([pack])).toThrow(problem)
  })

  test('and a sound one is taken', () => {
    const picked = event(
      { pick: { who: { kind: 'enemy' } } },
      { wound: { who: 'them', wounds: 1 } },
      { choose: [1, 2].map((name) => ({ name: `${name}`, do: [{ push: { who: 'them', zones: 1, way: 'away' } }] })) },
      { all: { who: { kind: 'hunter' }, do: [{ heal: { who: 'them', wounds: 1 } }] } },
    )
    expect(() => contentWith([picked])).not.toThrow()
    expect(contentWith([{ enemies: [enemy], scenarios: [scenario], bounties: [bounty] }]).scenarios.x?.name).toBe('X')
  })
})
