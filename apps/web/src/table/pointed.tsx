import type { PageUi, Scene } from '@muster/ui'
import { CardZoom } from '../cards/card-zoom.tsx'
import type { Choosing } from '../questions/use-choice.ts'
import type { TableModel } from './model.ts'
import { OddsCard } from './odds-card.tsx'
import { closeOpened } from './opened.ts'
import type { PointingAt } from './use-pointing-at.ts'
import { WhyNot } from './why-not.tsx'

interface Props {
  readonly ui: PageUi
  readonly model: TableModel
  readonly scene: Scene
  readonly choosing: Choosing | undefined
  readonly at: PointingAt
}

/** What is shown beside something that is pointed at: its odds, its card, why it cannot be chosen. */
export function Pointed({ ui, model, scene, choosing, at: { preview, zoomed, refused } }: Props) {
  return (
    <>
      {preview && <OddsCard key={preview.of.option.key} ui={ui} scene={scene} model={model} of={preview} />}
      {zoomed && <CardZoom ui={ui} model={model} of={zoomed} options={choosing?.options ?? []} />}
      {refused && <WhyNot of={refused} onClose={closeOpened} />}
    </>
  )
}
