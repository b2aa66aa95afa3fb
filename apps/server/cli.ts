// npm run server -- <command>: what an operator does beside `npm start`.
type Command = (args: readonly string[]) => Promise<void>

/** Each is loaded when it is called: some of them bring all games along. */
const COMMANDS: ReadonlyMap<string, () => Promise<Command>> = new Map([
  ['operator', async () => (await import('./operations/commands.ts')).operatorCommand],
  ['backup', async () => (await import('./operations/commands.ts')).backupCommand],
  ['check', async () => (await import('./operations/commands.ts')).checkCommand],
  ['restore', async () => (await import('./operations/commands.ts')).restoreCommand],
  ['jobs', async () => (await import('./cluster/jobs-command.ts')).jobsCommand],
])

const [name = '', ...args] = process.argv.slice(2)
const command = COMMANDS.get(name)
try {
  if (!command) throw new Error(`expected npm run server -- ${[...COMMANDS.keys()].join(' | ')}`)
  await (await command())(args)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}
