import type { Forecast, PageUi } from '@muster/ui'
import { useEffect, useState } from 'react'
import type { Looked } from '../questions/narrow.ts'
import type { TableModel } from '../table/model.ts'
import { Bars, Figures } from '../table/odds-card.tsx'
import { refOf, type Zoomed } from './card-spot.tsx'
import { GameCard } from './game-card.tsx'
import { placeZoom } from './place-zoom.ts'

const MOST_OPTIONS = 3

interface Props {
  readonly ui: PageUi
  readonly model: TableModel
  readonly of: Zoomed
  readonly options: readonly Looked[]
}

/** The card somebody points at, large enough to read at arm's length, with what comes of choosing it. */
export function CardZoom({ ui, model, of: { card, at }, options }: Props) {
  const own = options.filter(({ refs, look }) => look.odds && refs.includes(refOf(card)))
  const page = { width: innerWidth, height: innerHeight }
  const place = placeZoom({ at, odds: own.length > 0, aims: aimsOf(own), page })
  return (
    <div className="card-zoom" style={innerWidth <= 760 ? undefined : place} inert>
      <GameCard ui={ui} of={card} whole />
      {own.length > 0 && (
        <div className="outlooks">
          {own.slice(0, MOST_OPTIONS).map((of) => (
            <Outlook key={of.option.key} model={model} of={of} whole={own.length === 1} />
          ))}
        </div>
      )}
    </div>
  )
}

/** Where the pieces are that some options concern. */
function aimsOf(options: readonly Looked[]): DOMRect[] {
  return [...new Set(options.flatMap(({ refs }) => refs))].flatMap((ref) => {
    const found = document.querySelector(`svg.board [data-piece="${CSS.escape(ref)}"]`)
    return found ? [found.getBoundingClientRect()] : []
  })
}

/** What comes of one option of a card: a line, or everything where it is the only one. */
function Outlook({ model, of, whole }: { model: TableModel; of: Looked; whole: boolean }) {
  const [forecast, setForecast] = useState<Forecast>()
  useEffect(() => {
    let current = true
    model.forecast(of, of.option.key).then((found) => current && setForecast(found))
    return () => {
      current = false
    }
  }, [model, of])
  if (!forecast?.line) return null
  return (
    <div className="outlook">
      <b>{of.look.label}</b> <span>{forecast.line}</span>
      {whole && forecast.bars.length > 0 && <Bars of={forecast.bars} />}
      {whole && <Figures of={forecast.numbers} />}
    </div>
  )
}
