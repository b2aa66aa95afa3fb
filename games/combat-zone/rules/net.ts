import { type Token, tokenOf } from '@muster/reaction'
import { ok, refuse, type Verdict } from '@muster/table'
import type { Program } from '../content/cards/gear.ts'
import type { TeamList } from '../content/team/team.ts'
import type { Doing } from './cards.ts'
import type { Installed } from './effects/state.ts'
import { cardOf } from './lookup.ts'
import type { Battle, Model } from './state.ts'

/** CZ-NET-1. */
export function isNetrunner(battle: Battle, model: Model): boolean {
  return cardOf(battle, model).keywords.includes('netrunner')
}

/** CZ-NET-3, CZ-NET-4: which Netrunner has which programs, for the whole game. */
export function installedOn(models: readonly Model[], teams: readonly TeamList[]): Pick<Installed, 'of' | 'card'>[] {
  return teams.flatMap(({ characters }, seat) => {
    const own = models.filter((model) => model.seat === seat && model.kind === 'character')
    return characters.flatMap(({ programs }, at) => programs.map((card) => ({ of: (own[at] as Model).id, card })))
  })
}

/** CZ-NET-20, CZ-NET-21: while a program of its own runs that makes it so. */
export function isVulnerable({ programs, content }: Battle, { id }: Model): boolean {
  return programs.some(({ of, card, running }) => running && of === id && content.programs[card]?.running.vulnerable)
}

/** What the launch of a program is known by among actions; the program's id follows. */
const LAUNCH = 'launch '

export function isLaunch({ id }: Pick<Doing, 'id'>): boolean {
  return id.startsWith(LAUNCH)
}

/** CZ-NET-10, CZ-R-99: the actions on a Netrunner's programs, Loaded or not. */
export function launchesOf({ programs, content }: Battle, { id }: Model): Doing[] {
  if (programs.length === 0) return []
  return programs.flatMap(({ of, card }) => {
    const program = of === id ? content.programs[card] : undefined
    return program ? [{ id: `${LAUNCH}${card}`, action: program.loaded }] : []
  })
}

/** The program a launch is of, as its Netrunner has it installed. */
export function installedFor({ programs }: Battle, by: Model, { id }: Pick<Doing, 'id'>): Installed {
  return programs.find(({ of, card }) => of === by.id && id === `${LAUNCH}${card}`) as Installed
}

/** CZ-NET-8, CZ-NET-9: what a launch is rolled with, as if there were a token of the program's quality. */
export function tokenOfLaunch({ content }: Battle, { id }: Pick<Doing, 'id'>): Token {
  const { quality } = content.programs[id.slice(LAUNCH.length)] as Program
  return tokenOf(quality)
}

const NOT_LOADED = refuse('CZ-NET-12', 'a Running program is launched only once it is Loaded again')
const HAS_FAILED = refuse('CZ-NET-11', 'a program that failed is not tried again in this activation')
const NO_REACTION = refuse('CZ-NET-13', 'a program is no [RE]action')
const NOT_NOW = refuse('CZ-NET-22', "programs are launched in their Netrunner's own activation, between actions")

/** CZ-NET-11..13, CZ-NET-22: whether a program may be launched at all. */
export function launchVerdict(battle: Battle, by: Model, doing: Doing, isReaction: boolean, isFree: boolean): Verdict {
  if (isReaction) return NO_REACTION
  if (isFree || battle.active?.id !== by.id) return NOT_NOW
  const { running, failed } = installedFor(battle, by, doing)
  if (running) return NOT_LOADED
  return failed ? HAS_FAILED : ok
}
