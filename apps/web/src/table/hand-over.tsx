import { useEffect, useRef } from 'react'

/** Covers the table while it is handed on, because the next player sees what the last one may not. */
export function HandOver({ name, onReady }: { name: string; onReady: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <div className="cover cover-whole" role="dialog" aria-modal="true" aria-label={`Hand over to ${name}`}>
      <div>
        <h2>Hand the screen to {name}</h2>
        <p>The next decision sees cards that stay hidden from everyone else.</p>
        <button ref={button} type="button" className="button button-strong" onClick={onReady}>
          I am {name}
        </button>
      </div>
    </div>
  )
}
