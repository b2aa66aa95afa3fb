import type { BotLevel } from '../requests.ts'
import { type Done, obey } from './commands.ts'
import { questionText, resultText } from './show.ts'
import { draw, letBotAnswer, nameOf, type Sitting, tellNews } from './sitting.ts'

/** Plays until the game is over and left, or the input ends. */
export async function play(session: Sitting): Promise<void> {
  for (;;) {
    tellNews(session)
    const { match, say } = session
    const bot = match.pending.find(({ seat }) => session.sitters[seat] !== 'me')
    if (bot) {
      letBotAnswer(session, bot.seat, session.sitters[bot.seat] as BotLevel)
      continue
    }
    const [question] = match.questions
    draw(session, question?.seat)
    if (question) say(questionText(question, nameOf(session, question.seat), session.paint))
    else if (match.result)
      say(
        `The game is over. ${resultText(match.result, (seat) => nameOf(session, seat))} You can save FILE, undo or quit.`,
      )
    if ((await converse(session)) === 'quit') return
  }
}

/** Reads lines until one of them changed the game or ends it. */
async function converse(session: Sitting): Promise<Done> {
  for (;;) {
    const line = await session.read()
    if (line === undefined) {
      if (session.match.pending.length > 0) session.say('The input ended before the game did.')
      return 'quit'
    }
    const done = obey(session, line.trim())
    if (done !== 'again') return done
  }
}
