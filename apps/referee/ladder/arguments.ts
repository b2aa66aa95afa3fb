import { parseArgs } from 'node:util'
import { Fault } from '@muster/table'

type Options = Record<string, { type: 'string' | 'boolean' }>

/** The options of a command; an unknown one is a `bad-request` fault that says what was expected. */
export function readOptions(
  args: readonly string[],
  options: Options,
  usage: string,
): Record<string, string | boolean> {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: false }).values as Record<string, string | boolean>
  } catch (error) {
    const [reason] = (error as Error).message.split(/[.\n]/)
    throw new Fault('bad-request', `${reason}; ${usage}`)
  }
}

/** A whole number from `least` on. */
export function wholeNumber(name: string, given: string | boolean | undefined, fallback: number, least = 1): number {
  if (given === undefined) return fallback
  const number = Number(given)
  if (typeof given === 'string' && /^-?\d+$/.test(given) && number >= least) return number
  throw new Fault('bad-request', `--${name} ${given}: expected a whole number from ${least} on`)
}

/** Runs a command; a fault is one sentence on standard error and a failing exit code. */
export async function command(run: (args: readonly string[]) => Promise<void>): Promise<void> {
  try {
    await run(process.argv.slice(2))
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 2
  }
}
