import type { Aftermath } from '@muster/ui'
import { Cover } from './cover.tsx'

/** What a battle of a campaign came to; play goes on when it was read. */
export function AftermathCover({ of, onClose }: { of: Aftermath; onClose: () => void }) {
  return (
    <Cover name={of.title} onEscape={onClose}>
      <div className="aftermath">
        <h2>{of.title}</h2>
        {of.parts
          .filter(({ lines }) => lines.length > 0)
          .map(({ name, lines }) => (
            <section key={name}>
              <h3>{name}</h3>
              <ul>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </section>
          ))}
        <button type="button" className="button button-strong" onClick={onClose}>
          {of.onward}
        </button>
      </div>
    </Cover>
  )
}
