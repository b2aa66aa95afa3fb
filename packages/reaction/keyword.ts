import { z } from 'zod'

/** What follows a keyword's name on a card: nothing, a number ("rapid 3"), or a Skill and a number ("defense reflexes 2"). */
export type KeywordShape = 'plain' | 'number' | 'skill'

/** The keywords of a game and their shapes: one constant of the game. */
export type KeywordShapes = Readonly<Record<string, KeywordShape>>

/** A keyword as a card has it. `crits` is "(rule) Crits": only with a Crit that succeeds. */
export interface Keyword {
  readonly name: string
  readonly x: number
  readonly skill: string | undefined
  readonly crits: boolean
}

const CRITS = ' crits'

/** A keyword as it is written on a card; none where it is not one of these or is written otherwise. */
export function parseKeyword(text: string, shapes: KeywordShapes, skills: readonly string[] = []): Keyword | undefined {
  const crits = text.endsWith(CRITS)
  const rest = crits ? text.slice(0, -CRITS.length) : text
  const name = Object.keys(shapes)
    .filter((one) => rest === one || rest.startsWith(`${one} `))
    .sort((a, b) => b.length - a.length)[0]
  if (name === undefined) return undefined
  const tail = rest.slice(name.length + 1)
  const shape = shapes[name] as KeywordShape
  if (shape === 'plain') return tail === '' ? { name, x: 1, skill: undefined, crits } : undefined
  const [, skill, x = ''] = /^(?:([a-z]+) )?([1-9]\d?)$/.exec(tail) ?? []
  if (x === '' || (shape === 'skill') !== (skill !== undefined)) return undefined
  if (skill !== undefined && !skills.includes(skill)) return undefined
  return { name, x: Number(x), skill, crits }
}

/** The keyword as it is written. */
export function makeKeyword({ name, x, skill, crits }: Keyword, shapes: KeywordShapes): string {
  const tail = shapes[name] === 'plain' ? '' : skill === undefined ? ` ${x}` : ` ${skill} ${x}`
  return `${name}${tail}${crits ? CRITS : ''}`
}

/** The keywords of a game as content has them: text on the card, a `Keyword` once loaded. */
export function keywordSchema(shapes: KeywordShapes, skills: readonly string[] = []): z.ZodType<Keyword> {
  const known = Object.entries(shapes).map(([name, shape]) =>
    shape === 'plain' ? name : shape === 'number' ? `${name} X` : `${name} (Skill) X`,
  )
  return z.string().transform((text, context): Keyword => {
    const keyword = parseKeyword(text, shapes, skills)
    if (keyword) return keyword
    context.issues.push({
      code: 'custom',
      input: text,
      message: `"${text}" is no keyword; expected one of ${known.join(', ')}, with "crits" after it where only a Crit does it`,
    })
    return z.NEVER
  })
}

/** AB-R-49, CZ-KEYWORD-5: whether an action has a keyword; "(rule) Crits" only where it succeeded with a Crit. */
export function hasKeyword(keywords: readonly Keyword[], name: string, isCrit = false): boolean {
  for (const one of keywords) if (one.name === name && (isCrit || !one.crits)) return true
  return false
}

/** CZ-KEYWORD-1: the largest X of a keyword, 0 where an action does not have it. */
export function xOf(keywords: readonly Keyword[], name: string, isCrit = false): number {
  let x = 0
  for (const one of keywords) if (one.name === name && (isCrit || !one.crits)) x = Math.max(x, one.x)
  return x
}
