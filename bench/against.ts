// npm run bench -- --against <commit>: this checkout and an earlier version by turns, as ratios of the medians.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contenders } from './contenders.ts'
import type { Rate } from './measure.ts'

const ROOT = join(import.meta.dirname, '..')
const SECONDS = 3
const WAYS = ['playout', 'live', 'search'] as const

export type Ratio = { readonly what: string; readonly now: number; readonly before: number; readonly ratio: number }

/** Measures every game of both versions, one after the other in each round, so that a busy moment strikes both alike. */
export function ratiosAgainst(commit: string, rounds: number, progress: (text: string) => void): Ratio[] {
  const earlier = checkOut(commit)
  try {
    const measures = contenders
      .filter((id) => existsSync(join(earlier, 'games', id, 'bot.ts')))
      .flatMap((id) => WAYS.map((way) => `${id} ${way}`))
    const warmUp = warmUpOf(earlier)
    const rates = measures.map((what) => ({ what, now: [] as number[], before: [] as number[] }))
    for (let round = 1; round <= rounds; round++)
      for (const { what, now, before } of rates) {
        progress(`round ${round} of ${rounds}: ${what}`)
        now.push(rateIn(ROOT, what, warmUp))
        before.push(rateIn(earlier, what, warmUp))
      }
    return rates.map(({ what, now, before }) => ({
      what,
      now: median(now),
      before: median(before),
      ratio: median(now) / median(before),
    }))
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', earlier], { cwd: ROOT })
    rmSync(earlier, { recursive: true, force: true })
  }
}

/** A commit in a folder of its own, with the libraries of this checkout and its own packages. */
function checkOut(commit: string): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'muster-against-')), 'checkout')
  execFileSync('git', ['worktree', 'add', '--detach', '--quiet', folder, commit], { cwd: ROOT, stdio: 'pipe' })
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, '@muster'), { recursive: true })
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@muster') symlinkSync(join(ROOT, 'node_modules', name), join(modules, name))
  for (const layer of ['packages', 'games', 'apps'])
    for (const name of readdirSync(join(folder, layer)))
      if (existsSync(join(folder, layer, name, 'package.json')))
        symlinkSync(join(folder, layer, name), join(modules, '@muster', name))
  return folder
}

/** Both warm up alike: versions that cannot be told how long do so for half of what they measure. */
const warmUpOf = (checkout: string): string =>
  readFileSync(join(checkout, 'bench/measure.ts'), 'utf8').includes('MUSTER_WARM_UP') ? '3' : '0.5'

function rateIn(checkout: string, what: string, warmUp: string): number {
  const one = join(checkout, 'bench/one.ts')
  const output = execFileSync(process.execPath, [...process.execArgv, one, what, String(SECONDS)], {
    cwd: checkout,
    env: { ...process.env, MUSTER_WARM_UP: warmUp },
  })
  return (JSON.parse(output.toString()) as Rate).perSecond
}

function median(all: readonly number[]): number {
  return [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
}
