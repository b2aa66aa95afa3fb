import '../setup/setup.css'
import './workshop.css'
import type { PageUi } from '@muster/ui'
import { useEffect, useState } from 'react'
import { boxOf } from '../shelf/boxes.ts'
import { Frame } from '../shell/frame.tsx'
import { Message } from '../shell/message.tsx'
import { pageOf } from '../shell/page-games.ts'
import { Begin } from './begin.tsx'
import { Catalogue } from './catalogue.tsx'
import { Faults, ListPanel, Meters } from './list-panel.tsx'
import { PrintSheet } from './print-sheet.tsx'
import { Share } from './share.tsx'
import { type ListAtWork, type Terms, useList } from './use-list.ts'

/** Where lists for a game are built: teams, decks. */
export function Workshop({ game }: { game: string }) {
  const [ui, setUi] = useState<PageUi>()
  const [problem, setProblem] = useState('')
  const list = useList(game)
  useEffect(() => {
    pageOf(game).then(setUi, (error: Error) => setProblem(error.message))
  }, [game])
  const { terms, work, trouble } = list
  const what = ui?.builds
  if (problem || (ui && !what)) return <Message title="Nothing is built for this game">{problem}</Message>
  if (!ui || !what || (!terms && !trouble)) return <Message title="Opening the box …" busy />
  const title = `Build a ${what}`
  return (
    <Frame title={`${title}: ${boxOf(game)?.title ?? game}`}>
      <main className="page workshop" data-look={game}>
        <h1>{title}</h1>
        {trouble && (
          <p className="trouble" role="alert">
            {trouble}
          </p>
        )}
        {terms && work && <Bench game={game} ui={ui} terms={terms} list={list} work={work} />}
        {terms && !work && <Begin game={game} what={what} terms={terms} list={list} />}
      </main>
    </Frame>
  )
}

interface BenchProps {
  readonly game: string
  readonly ui: PageUi
  readonly terms: Terms
  readonly list: ListAtWork
  readonly work: NonNullable<ListAtWork['work']>
}

function Bench({ game, ui, terms, list, work: { drawing, size, name, before } }: BenchProps) {
  const { unit, begins } = terms
  const begin = begins.find(({ id }) => id === drawing.begin)
  const bearer = drawing.entries.find(({ id }) => id === drawing.entry)
  const [tab, setTab] = useState<'list' | 'cards'>('list')
  const sizes = terms.sizes.includes(size) ? terms.sizes : [...terms.sizes, size]
  return (
    <>
      <div className="bench-head">
        <label className="field">
          <span>Name</span>
          <input
            value={name}
            maxLength={60}
            placeholder={`A ${ui.builds} of ${begin?.name}`}
            onChange={({ target }) => list.rename(target.value)}
          />
        </label>
        <fieldset className="segments">
          <legend>May cost</legend>
          {sizes.map((one) => (
            <button key={one} type="button" aria-pressed={one === size} onClick={() => list.resize(one)}>
              {one} {unit}
            </button>
          ))}
        </fieldset>
        <div className="chips">
          <button type="button" className="button" aria-disabled={before.length === 0} onClick={list.undo}>
            Undo
          </button>
          <button type="button" className="button" onClick={() => void list.byLot(drawing.begin, size)}>
            By lot
          </button>
          <button type="button" className="button" onClick={list.leave}>
            Another
          </button>
        </div>
      </div>
      <div className="bench-sum">
        <Meters of={drawing.meters} />
        <Faults of={drawing.faults} onTake={list.take} />
        <fieldset className="segments bench-tabs">
          <legend className="unseen">What is in view</legend>
          <button type="button" aria-pressed={tab === 'list'} onClick={() => setTab('list')}>
            {begin?.name}
          </button>
          <button type="button" aria-pressed={tab === 'cards'} onClick={() => setTab('cards')}>
            Cards to add
          </button>
        </fieldset>
      </div>
      <div className="bench" data-tab={tab}>
        <section className="panel" aria-labelledby="list-title">
          <h2 id="list-title">{begin?.name}</h2>
          {drawing.entries.length === 0 && <p>Nobody yet: add cards from the box.</p>}
          <ListPanel ui={ui} unit={unit} of={drawing} list={list} />
          <Share game={game} ui={ui} of={drawing} size={size} name={name} />
        </section>
        <Catalogue ui={ui} unit={unit} offers={drawing.offers} bearer={bearer?.card.name ?? ''} onTake={list.take} />
      </div>
      <PrintSheet ui={ui} of={drawing} title={name || `A ${ui.builds} of ${begin?.name}`} unit={unit} />
    </>
  )
}
