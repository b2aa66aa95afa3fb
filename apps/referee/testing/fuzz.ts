import { type Random, seededRandom } from '@muster/table'

type Json = Record<string, unknown>

/** Values that stand where others are expected. No number here makes a playout or perft long. */
const ODD: readonly unknown[] = [
  null,
  true,
  '',
  'all',
  't1',
  't99',
  '__proto__',
  'constructor',
  '\u0000',
  '\ud800',
  'é'.repeat(300),
  -1,
  0,
  1,
  2,
  1.5,
  -1e9,
  2 ** 53,
  1e21,
  1e308,
  [],
  {},
  [[]],
  [null],
  [0, 0],
  ['', ''],
  { x: 0, y: 0 },
  { x: 0.5 },
  { '': {} },
]
const KEYS = [
  'do',
  'id',
  'table',
  'seat',
  'choice',
  'x',
  'toString',
  'constructor',
  'prototype',
  'values',
  'config',
  '',
]
const POLLUTED = ['{"__proto__":{"polluted":1}}', '{"constructor":{"prototype":{"polluted":1}}}']
/** Places in the states of our games whose odd values a schema must refuse, or the rules live with. */
const PATHS = [
  ...[
    '',
    '/',
    '/hp/0',
    '/hp/7',
    '/at',
    '/at/0/x',
    '/content',
    '/content/gear',
    '/a~1b',
    '/__proto__/x',
    '/deck/cards/0',
  ],
  ...['/battle/round', '/battle/control/0', '/battle/sides/0/points', '/battle/sides/1/groups', '/battle/desecrated'],
  ...['/battle/fighters/0/damage', '/battle/fighters/0/hex', '/battle/fighters/1/where', '/battle/fighters/2/lasting'],
  ...['/battle/turn', '/battle/options', '/battle/options/movePaths', '/battle/initiative', '/battle/winner'],
  ...['/battle/phase', '/battle/active', '/battle/outcome', '/battle/twist', '/battle/convergence', '/battle/card'],
  ...['/battle/sides/0/player', '/battle/sides/1/warband', '/battle/sides/0/lesser/cards', '/battle/sides/1/used'],
  ...['/battle/fighters/1/card', '/battle/fighters/3/seat', '/battle/fighters/1/id', '/battle/fighters/4/bears'],
  ...['/stage', '/warbands/0', '/rewards', '/config/options', '/config/players', '/campaign/aspirant'],
  ...['/campaign/pile/cards', '/campaign/lesser/0/cards', '/campaign/powers/0', '/campaign/champion'],
]
/** What an edit may well put there. */
const PLAUSIBLE: readonly unknown[] = [
  ...[-1, 0, 1, 2, 3, 5, 40, 94, true, false],
  ...['turn', 'hero', 'placing', 'reserves', 'over', 'battle', 'choose', 'spoils', 'field', 'reserve', 'down', 'apart'],
  ...['garrek', 'grawl', 'dread-pageant', 'garreks-reavers', 'blood-moon', 'heart-of-the-spoil', 'step-by-step'],
  ...[[], ['marrow-draught'], [{ dice: 2, value: 3 }], [1, 2, 3, 4, 5, 6]],
  ...[
    { winner: 0, by: 'points' },
    { step: 'final', aspirant: 1 },
    { fighter: 'garrek', actions: 1, used: false },
  ],
]
/** A greedy bot looks at every answer and what comes of it, so it is asked seldom. */
const LEVELS = [...Array<string>(20).fill('random'), 'greedy', 'search', 'oracle']
const CHARACTERS = '{}[]",:\\ntfe-+. \u0000\u2028é'

/** Makes lines that are right, nearly right or not right at all, in a repeatable order. */
export class Fuzzer {
  readonly #random: Random
  readonly #setups: readonly Json[]
  /** What each open table asked last. */
  readonly #asked = new Map<string, readonly Json[]>()
  #record: unknown = {}

  constructor(seed: string, setups: readonly Json[]) {
    this.#random = seededRandom(seed)
    this.#setups = setups
  }

  /** Tables the fuzzer knows of. */
  get tables(): readonly string[] {
    return [...this.#asked.keys()]
  }

  /** Learns from a reply, so that later lines can be right. */
  heard(line: string, reply: Json): void {
    if (reply.record) this.#record = reply.record
    if (!reply.questions) return
    const table = reply.table ?? JSON.parse(line).table
    this.#asked.set(table as string, reply.questions as Json[])
  }

  closed(table: string): void {
    this.#asked.delete(table)
  }

  next(): string {
    const request = this.#request()
    const kind = this.#below(20)
    if (kind < 7) return JSON.stringify(request)
    if (kind < 13) return JSON.stringify(this.#mutated(request))
    if (kind < 16) return this.#scratched(JSON.stringify(request))
    if (kind === 16) return this.#garbage()
    if (kind === 17) return JSON.stringify(this.#value(4))
    if (kind === 18) return this.#nested()
    return JSON.stringify(request).replace(/\}$/, `,"${this.#pick(KEYS)}":${this.#pick(POLLUTED)}}`)
  }

  #request(): Json {
    const table = this.#below(30) === 0 ? `t${this.#below(2000)}` : (this.#pick(this.tables) ?? 't1')
    const asked = this.#pick(this.#asked.get(table) ?? [])
    const seat = this.#below(15) === 0 ? this.#below(5) - 1 : (asked?.seat ?? 0)
    const at = { table, seat }
    const kind = this.#below(100)
    if (kind < 2 || this.tables.length === 0)
      return { do: 'new', ...this.#pick(this.#setups), seed: `${this.#below(1000)}` }
    if (kind < 55) return { do: 'answer', ...at, choice: this.#choice(asked) }
    if (kind < 62) return { do: 'ask', table }
    if (kind < 68) return { do: 'view', table, seat: this.#pick<unknown>([0, 1, null, 'all']) }
    if (kind < 74) return { do: 'dice', table, values: this.#list(4, () => this.#below(9) - 1) }
    if (kind < 80) return { do: 'edit', table, patch: this.#list(3, () => this.#operation()) }
    if (kind < 85) return { do: 'explain', ...at }
    if (kind < 87) return { do: 'odds', ...at, choice: this.#choice(asked) }
    if (kind < 90) return { do: 'bot', ...at, level: this.#pick(LEVELS), ms: 1 }
    if (kind < 94) return { do: 'record', table }
    if (kind < 96) return { do: 'replay', record: this.#record }
    if (kind < 97) return { do: 'perft', table, depth: this.#below(3) }
    if (kind < 98) return { do: 'playouts', ...this.#setups.at(-1), games: 1, seed: 'p' }
    if (kind < 99) return { do: 'close', table }
    return { do: 'games' }
  }

  #choice(asked: Json | undefined): unknown {
    const keys = ((asked?.options ?? []) as { key: string }[]).map(({ key }) => key)
    switch (asked?.form) {
      case 'one':
        return this.#pick(keys)
      case 'some':
        return keys.slice(0, (asked.min as number) + this.#below((asked.max as number) - (asked.min as number) + 1))
      case 'order':
        return keys.reverse()
      case 'number':
        return asked.min
      default:
        return this.#pick((asked?.suggestions ?? [0]) as unknown[])
    }
  }

  #operation(): Json {
    const path = this.#pick(PATHS)
    const value = this.#below(2) ? this.#pick(PLAUSIBLE) : this.#value(2)
    if (this.#below(2)) return this.#below(5) ? { op: 'add', path, value } : { op: 'remove', path }
    const op = this.#pick(['add', 'replace', 'test', 'remove', 'move', 'copy', 'jump'])
    return { op, path, ...(this.#below(2) ? { value } : {}), ...(this.#below(3) ? {} : { from: path }) }
  }

  /** A few fields dropped, added or changed, at any depth. */
  #mutated(request: Json): Json {
    const copy = structuredClone(request)
    const parts: Json[] = [copy]
    for (const part of parts)
      for (const value of Object.values(part))
        if (typeof value === 'object' && value !== null) parts.push(value as Json)
    for (let times = 0; times <= this.#below(2); times++) {
      const part = this.#pick(parts) as Json
      const key = this.#pick(Object.keys(part)) ?? 'x'
      const how = this.#below(4)
      if (how === 0) delete part[key]
      else if (how === 1) part[this.#pick(KEYS) as string] = this.#value(2)
      else part[key] = this.#value(2)
    }
    return copy
  }

  #scratched(line: string): string {
    const at = this.#below(line.length)
    const how = this.#below(4)
    if (how === 0) return line.slice(0, at)
    if (how === 1) return line.slice(0, at) + line.slice(at + 1)
    if (how === 2) return line.slice(0, at) + this.#pick([...CHARACTERS]) + line.slice(at + 1)
    return line.slice(0, at) + this.#pick([...CHARACTERS]) + line.slice(at)
  }

  #garbage(): string {
    return String.fromCharCode(...this.#list(60, () => this.#below(0x300))).replaceAll('\n', ' ')
  }

  #nested(): string {
    const depth = this.#below(this.#below(50) === 0 ? 100_000 : 200)
    const [open, close] = this.#below(2) ? ['[', ']'] : ['{"a":', '}']
    return `{"do":"${this.#pick(['games', 'answer'])}","id":${open.repeat(depth)}1${close.repeat(this.#below(9) ? depth : 0)}}`
  }

  #value(depth: number): unknown {
    const kind = this.#below(depth > 0 ? 8 : 6)
    if (kind < 6) return this.#pick(ODD)
    if (kind === 6) return this.#list(3, () => this.#value(depth - 1))
    return Object.fromEntries(this.#list(3, () => [this.#pick(KEYS), this.#value(depth - 1)]))
  }

  #list<Item>(most: number, make: () => Item): Item[] {
    return Array.from({ length: this.#below(most + 1) }, make)
  }

  #pick<Item>(items: readonly Item[]): Item | undefined {
    return items[this.#below(Math.max(1, items.length))]
  }

  #below(bound: number): number {
    return this.#random.below(bound)
  }
}
