// npm run play -- <game>: plays in the terminal, against bots or with others at the same keyboard.
import { Session } from '@muster/session'
import { Fault } from '@muster/table'
import { makePaint } from '@muster/terminal'
import { helpText, parseArguments } from './play/arguments.ts'
import { readPack } from './play/files.ts'
import { play } from './play/loop.ts'
import { sittersText } from './play/sitting.ts'
import { openTerminal } from './play/terminal.ts'
import { shelf } from './shelf.ts'

const args = process.argv.slice(2)

try {
  if (args.includes('--help') || args.includes('-h')) console.log(helpText(shelf))
  else await sitDown()
} catch (error) {
  if (!(error instanceof Fault) || error.code === 'bug') throw error
  console.error(`muster: ${error.message}${error.rule ? ` (${error.rule})` : ''}`)
  process.exitCode = 1
}

async function sitDown(): Promise<void> {
  const { entry, sitters, config, packs, seed, ms, isFirstGame } = parseArguments(args, shelf)
  const { title } = entry.game
  const setup = { seats: sitters.length, config, packs: await Promise.all(packs.map(readPack)), seed }
  const table = Session.open({ ...entry, reveals: [] }, setup)
  const paint = makePaint(process.stdout, process.env)
  const { say, read, close } = openTerminal(process.stdin, process.stdout)
  const sitting = { entry, sitters, paint, say, read, ms, table, heard: undefined, drawn: '' }
  say(`${title}: ${sittersText(sitting)}; seed ${seed}.`)
  if (isFirstGame) say(`A first game, with what there is to choose chosen for you; add --choose to choose yourself.`)
  if (sitters.includes('me'))
    say('Answer with the number of an option. help lists what else you can type, quit leaves.')
  if (entry.terminal) say(paint('dim', entry.terminal.legend))
  await play(sitting)
  close()
}
