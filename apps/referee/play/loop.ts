import type { BotLevel } from '../requests.ts'
import { type Done, obey } from './commands.ts'
import { questionText, resultText } from './show.ts'
import { draw, letBotAnswer, nameOf, type Sitting, tellNews } from './sitting.ts'

/** Plays until the game is over and left, or the input ends. */
export async function play(sitting: Sitting): Promise<void> {
  for (;;) {
    tellNews(sitting)
    const { say } = sitting
    const { match } = sitting.table
    const bot = match.pending.find(({ seat }) => sitting.sitters[seat] !== 'me')
    if (bot) {
      letBotAnswer(sitting, bot.seat, sitting.sitters[bot.seat] as BotLevel)
      continue
    }
    const [question] = match.questions
    draw(sitting, question?.seat)
    if (question) say(questionText(question, nameOf(sitting, question.seat), sitting.paint))
    else if (match.result)
      say(
        `The game is over. ${resultText(match.result, (seat) => nameOf(sitting, seat))} You can save FILE, undo or quit.`,
      )
    if ((await converse(sitting)) === 'quit') return
  }
}

/** Reads lines until one of them changed the game or ends it. */
async function converse(sitting: Sitting): Promise<Done> {
  for (;;) {
    const line = await sitting.read()
    if (line === undefined) {
      if (sitting.table.match.pending.length > 0) sitting.say('The input ended before the game did.')
      return 'quit'
    }
    const done = await obey(sitting, line.trim())
    if (done !== 'again') return done
  }
}
