import '../../src/shell/base.css'
import '../../src/table/prompt.css'
import {
  type Choice,
  ok,
  type Point,
  pickNumber,
  pickOneOf,
  pickPath,
  pickPoint,
  pickSome,
  putInOrder,
  type ShownQuestion,
  showQuestion,
  type Words,
} from '@muster/table'
import type { PageUi, Scene } from '@muster/ui'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { QuestionForm } from '../../src/questions/question-form.tsx'
import { useChoice } from '../../src/questions/use-choice.ts'

/** Made-up questions of every form, each with its control; what is answered stands in the page. */

const words = <Option,>(prompt: string, text: (option: Option) => string): Words<Option, undefined> => ({
  ask: 'made-up',
  prompt: () => prompt,
  key: (option) => JSON.stringify(option),
  text,
})

const place = ({ x, y }: Point): string => `${x}, ${y}`
const corners: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 360, y: 0 },
  { x: 360, y: 240 },
]
const foes = ['Grawl', 'Saek', 'Arnulf', 'Targor']
const name = words<string>('Whom?', (foe) => foe)

const questions: Readonly<Record<string, ShownQuestion>> = {
  folded: showQuestion(
    0,
    pickOneOf(
      { ...name, fold: 'Friends too' },
      { options: () => foes.slice(0, 2), further: () => foes.slice(2) },
      undefined,
    ),
  ),
  few: showQuestion(0, pickNumber(words<number>('How many dice?', String), 0, 6, undefined)),
  many: showQuestion(0, pickNumber(words<number>('How many inches?', String), 0, 60, undefined)),
  some: showQuestion(0, pickSome(name, foes, 1, 2, undefined)),
  order: showQuestion(0, putInOrder(name, foes, undefined)),
  point: showQuestion(
    0,
    pickPoint(words('Where to?', place), { candidates: () => corners, verdict: () => ok }, undefined),
  ),
  path: showQuestion(
    0,
    pickPath(
      words<readonly Point[]>('Which way?', (path) => path.map(place).join(' → ')),
      { candidates: () => [corners], verdict: () => ok },
      undefined,
    ),
  ),
}

const ui = {
  optionLook: (_, { key, text }) => ({
    group: key,
    groupName: text,
    label: text,
    detail: '',
    icon: 'meeple',
    strong: false,
    onBoard: false,
    place: false,
  }),
  cardText: () => '',
} as Partial<PageUi> as PageUi

const scene: Scene = { place: [], round: '', track: [], board: undefined, seats: [], zones: [], extra: undefined }

function Asked({ question }: { question: ShownQuestion }) {
  const answer = (choice: Choice) => {
    const told = document.createElement('output')
    told.dataset.answer = JSON.stringify(choice)
    document.body.append(told)
  }
  const judge = async (points: readonly Point[]) => ({ points, words: '', verdict: ok })
  const choosing = useChoice(ui, scene, question, 0, answer, judge)
  if (!choosing) return null
  return (
    <main className="prompt">
      <h1>{question.text}</h1>
      <QuestionForm
        choosing={choosing}
        ui={ui}
        scene={scene}
        oddsLine={async (_, choice) => (choice === 3 ? 'hits 42 %' : '')}
        why={async () => []}
        onPreview={() => {}}
      />
    </main>
  )
}

const asked = questions[location.hash.slice(1)]
if (asked)
  createRoot(document.getElementById('root') as HTMLElement).render(
    <Suspense>
      <Asked question={asked} />
    </Suspense>,
  )
