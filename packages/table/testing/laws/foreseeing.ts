import type { Foreseen, Game, PlayedState } from '../../game.ts'
import type { Random } from '../../random/random.ts'
import { seededRandom } from '../../random/seeded.ts'
import { contentOf, type MatchSetup, originOf } from '../../setup.ts'
import { showQuestion } from '../../shown.ts'
import { canonicalJson } from '../../state.ts'
import { PlayoutTable, randomPolicy } from '../../tables/playout.ts'
import { same } from './common.ts'

/** What is foreseen of each step of a random game, against the step as it is played. */
export function foreseeing<State extends PlayedState>(game: Game<State>, setup: MatchSetup): string[] {
  const problems: string[] = []
  if (!game.foresee) return problems
  const state = originOf(game, setup, contentOf(game, setup.packs))
  let done = 0
  const stream = seededRandom(`foreseen ${setup.seed}`)
  const random: Random = {
    below: (bound) => {
      done++
      return stream.below(bound)
    },
  }
  for (let step = 0; !game.result(state); step++) {
    const before = canonicalJson(state)
    const foreseen = shown(game.foresee(state))
    if (canonicalJson(state) !== before) problems.push(`step ${step} is changed by looking ahead`)
    let asked = false
    done = 0
    const table = new PlayoutTable<State>(
      random,
      (seat, question, ...rest) => {
        if (foreseen === 'nobody') problems.push(`step ${step} asks "${question.words.ask}", foreseen was nobody`)
        else if (foreseen && !asked) {
          if (done > 0 || canonicalJson(state) !== before) problems.push(`step ${step} does something before it asks`)
          if (!same(showQuestion(seat, question), foreseen)) problems.push(`step ${step} asks something else`)
        }
        asked = true
        return randomPolicy(seat, question, ...rest)
      },
      state,
    )
    table.tell = () => {
      done++
    }
    game.step(table, state)
    if (foreseen && foreseen !== 'nobody' && !asked) problems.push(`step ${step} asks nobody, foreseen was a question`)
  }
  return problems
}

const shown = (foreseen: Foreseen | undefined) =>
  foreseen && foreseen !== 'nobody' ? showQuestion(foreseen.seat, foreseen.question) : foreseen
