import './rules.css'
import { boxes } from '../shelf/boxes.ts'
import { Frame } from '../shell/frame.tsx'

/** The rulebooks there are. */
export function Books() {
  return (
    <Frame title="Rulebooks">
      <main className="page">
        <h1>Rulebooks</h1>
        <p className="lead">Every rule in our own words, with the rulings where a book leaves something open.</p>
        <ul className="books">
          {boxes.map(({ id, title, line }) => (
            <li key={id}>
              <a className="panel" href={`#/rules/${id}`}>
                <b>{title}</b> {line}
              </a>
            </li>
          ))}
        </ul>
      </main>
    </Frame>
  )
}
