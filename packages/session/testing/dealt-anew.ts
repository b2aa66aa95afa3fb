import {
  askedAnew,
  clone,
  determinize,
  LiveTable,
  type MatchSetup,
  randomAnswer,
  type Seat,
  seededRandom,
  sourcesOf,
  suspended,
  whoKnowsMore,
  writeChoice,
} from '@muster/table'
import type { EngineUi } from '@muster/ui'
import { engineOf } from '../engine.ts'
import type { Hosted } from '../hosted.ts'
import { lookAt } from '../look.ts'

/** The same moment with what a viewer may not know dealt anew, as it would be shown to that viewer. */
function seenDealtAnew(hosted: Hosted, viewer: Seat | undefined, deal: string): string {
  const underWay = hosted.underWay()
  const state = clone(underWay.checkpoint)
  const table = new LiveTable(sourcesOf(underWay))
  try {
    table.play(hosted.game, state)
  } catch (thrown) {
    if (thrown !== suspended) throw thrown
  }
  determinize(state, viewer, seededRandom(deal))
  const pending = table.pending.map((asked) => ({ ...asked, question: askedAnew(asked.question) }))
  const { epoch, result, agreed, answering } = hosted
  const at = {
    game: hosted.game,
    state,
    epoch,
    pending,
    result,
    agreed,
    answering,
    questionId: (seat: Seat) => hosted.questionId(seat),
  }
  const { seq, decisions, news, undo } = hosted.seen({ viewer })
  const secrets = whoKnowsMore(state, answering.length)
  return JSON.stringify(lookAt(at, viewer, { seq, decisions, news, undo, secrets }))
}

/** Plays at random and says where a viewer would be shown something else if what it may not know lay otherwise. */
export function seenOtherwise(
  ui: EngineUi,
  setup: MatchSetup,
  decisions: number,
): { readonly compared: number; readonly problems: readonly string[] } {
  const random = seededRandom(`dealt ${setup.seed}`)
  const problems: string[] = []
  let hosted = engineOf(ui, { together: false }).open(setup)
  let compared = 0
  for (let turn = 0; turn < decisions && hosted.pending.length > 0; turn++) {
    for (const viewer of [undefined, ...Array.from({ length: setup.seats }, (_, seat) => seat)]) {
      compared++
      if (seenDealtAnew(hosted, viewer, `${setup.seed} ${turn}`) !== JSON.stringify(hosted.seen({ viewer })))
        problems.push(`viewer ${viewer} after ${hosted.seq} entries`)
    }
    const asked = hosted.pending[random.below(hosted.pending.length)]
    if (!asked) break
    const step = hosted.answer({
      seat: asked.seat,
      choice: writeChoice(asked.question, randomAnswer(asked.question, random)),
    })
    if (step !== 'repeated') hosted = step.next
  }
  return { compared, problems }
}
