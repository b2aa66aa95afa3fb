import './teach.css'
import { useEffect, useState } from 'react'
import { noteSeen, wantNotes, wantsNote } from './notes.ts'

interface Props {
  readonly game: string
  readonly ask: string
  readonly note: string
}

/** A note for the first time of a kind of question, until it is answered or put away. */
export function Coach({ game, ask, note }: Props) {
  const [isWanted, setIsWanted] = useState(() => wantsNote(game, ask))
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (isWanted) noteSeen(game, ask)
  }, [game, ask, isWanted])
  if (!isWanted) return null
  return (
    <aside className="coach" aria-label="Tip" data-open={isOpen || undefined}>
      <button type="button" className="button button-small coach-open" onClick={() => setIsOpen(true)}>
        Whole tip
      </button>
      <span>{note}</span>
      <button type="button" className="button button-small" onClick={() => setIsWanted(false)}>
        Got it
      </button>
      <button
        type="button"
        className="button button-small button-quiet"
        onClick={() => {
          wantNotes(false)
          setIsWanted(false)
        }}
      >
        No more tips
      </button>
    </aside>
  )
}
