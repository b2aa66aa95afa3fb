import './teach.css'
import { Icon, type Teaching } from '@muster/ui'
import { useEffect, useState } from 'react'
import { pageOf } from '../shell/page-games.ts'

/** "How to play in two minutes": a game's first rules, drawn, in a handful of panels. */
export function HowTo({ game }: { game: string }) {
  const [teaching, setTeaching] = useState<Teaching>()
  useEffect(() => {
    let current = true
    pageOf(game)
      .then((ui) => ui.teaching?.())
      .then((found) => current && setTeaching(found))
      .catch(() => {})
    return () => {
      current = false
    }
  }, [game])
  if (!teaching) return null
  return (
    <section className="how-to" aria-label="How to play in two minutes">
      <h2>How to play in two minutes</h2>
      <ol>
        {teaching.howTo.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} size={44} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
