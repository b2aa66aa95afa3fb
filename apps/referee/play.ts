// npm run play -- <game>: plays in the terminal, against bots or with others at the same keyboard.
import { Fault, Match } from '@muster/table'
import { parseArguments } from './play/arguments.ts'
import { play } from './play/loop.ts'
import { makePaint } from './play/paint.ts'
import { openTerminal } from './play/terminal.ts'
import { shelf } from './shelf.ts'

try {
  const { entry, sitters, config, seed } = parseArguments(process.argv.slice(2), shelf)
  const match = Match.open(entry.game, { seats: sitters.length, config, seed })
  const paint = makePaint(process.stdout, process.env)
  const { say, read, close } = openTerminal(process.stdin, process.stdout)
  say(`${entry.game.title}: ${sitters.map((sitter, seat) => `seat ${seat} ${sitter}`).join(', ')}; seed ${seed}.`)
  await play({ entry, sitters, paint, say, read, match, shown: 0, drawn: '' })
  close()
} catch (error) {
  if (!(error instanceof Fault) || error.code === 'bug') throw error
  console.error(`muster: ${error.message}${error.rule ? ` (${error.rule})` : ''}`)
  process.exitCode = 1
}
