import type { ChatLine } from '@muster/wire'
import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { link } from '../link.ts'
import { isMuted, mute } from '../muted.ts'
import type { OnlineTable } from '../online-table.ts'
import type { TableLine } from '../table-line.ts'
import { useDeed } from '../use-asked.ts'

interface Props {
  readonly table: OnlineTable
  readonly line: TableLine
  /** One's own account; undefined where one has none and can only listen. */
  readonly me: string | undefined
}

/** Where the talk lies over the board instead of beside it. */
const LIES_OVER = '(max-width: 760px)'

/**
 * Whether the talk is open. Escape closes it from anywhere, and where it lies over the board so does a press beside it; what others
 * decide meanwhile does not.
 */
function useTalk(holder: RefObject<HTMLElement | null>) {
  const [isOpen, setIsOpen] = useState(false)
  useLayoutEffect(() => {
    if (!isOpen) return
    const press = ({ target }: Event) => {
      if (matchMedia(LIES_OVER).matches && !holder.current?.contains(target as Node)) setIsOpen(false)
    }
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      setIsOpen(false)
    }
    addEventListener('pointerdown', press, true)
    addEventListener('keydown', key, true)
    return () => {
      removeEventListener('pointerdown', press, true)
      removeEventListener('keydown', key, true)
    }
  }, [isOpen, holder])
  return [isOpen, setIsOpen] as const
}

/** What people say at the table: a button with how much is new, and the talk itself. */
export function Chat(props: Props) {
  const { table, line } = props
  const holder = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useTalk(holder)
  const { unread } = line
  useEffect(() => {
    if (isOpen && unread > 0) table.set({ unread: 0 })
  }, [isOpen, unread, table])
  return (
    <div ref={holder} className="chat">
      <button
        type="button"
        className="chat-button"
        aria-expanded={isOpen}
        aria-label={unread > 0 && !isOpen ? `Chat, ${unread} new` : 'Chat'}
        onClick={() => setIsOpen(!isOpen)}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path
            d="M3 3h14a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H9l-5 4v-4H3a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z"
            fill="currentColor"
          />
        </svg>
        <span className="chat-word">Chat</span>
        {unread > 0 && !isOpen && <b className="unread">{unread}</b>}
      </button>
      {isOpen && <Talk {...props} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

/** The talk at a table, to read and to join. */
export function Talk({ table, line, me, onClose }: Props & { readonly onClose?: () => void }) {
  const [text, setText] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const { problem, act } = useDeed()
  const shown = line.chat.filter(({ account }) => !isMuted(account))
  const count = shown.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines are scrolled into view
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [count])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const words = text.trim()
    if (!words) return
    act(async () => {
      await table.request({ say: 'say', match: line.match, text: words })
      setText('')
    })
  }
  return (
    <section className="talk" aria-label="Chat">
      <header>
        <h2>Chat</h2>
        {onClose && (
          <button
            type="button"
            className="button button-small button-quiet"
            aria-label="Close the chat"
            onClick={onClose}
          >
            ✕
          </button>
        )}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard */}
      <ol ref={list} tabIndex={0} aria-label="What was said" aria-live="polite">
        {shown.map((one) => (
          <Said key={one.n} of={one} isOwn={one.account === me} table={table} match={line.match} />
        ))}
        {count === 0 && <li className="quiet">Nobody has said anything.</li>}
      </ol>
      {me === undefined ? (
        <p className="quiet">To say something, choose a name in the lobby.</p>
      ) : (
        <form onSubmit={submit}>
          <input
            aria-label="Say something"
            placeholder="Say something"
            value={text}
            maxLength={500}
            onChange={({ target }) => setText(target.value)}
          />
          <button type="submit" className="button button-small button-strong">
            Say
          </button>
        </form>
      )}
      {problem && (
        <p className="trouble" role="alert">
          {problem}
        </p>
      )}
    </section>
  )
}

interface SaidProps {
  readonly of: ChatLine
  readonly isOwn: boolean
  readonly table: OnlineTable
  readonly match: string
}

function Said({ of: { n, name, text, account }, isOwn, table, match }: SaidProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [done, setDone] = useState('')
  const { problem, act } = useDeed()
  const silence = () =>
    act(async () => {
      await link().ask({ say: 'mute', account, on: true })
      mute(account)
      table.set({})
    })
  const report = () =>
    act(async () => {
      await table.request({ say: 'report', match, line: n, reason: `what ${name} said` })
      setDone('Reported: an operator will look at it.')
    })
  return (
    <li data-own={isOwn || undefined}>
      <b>{name}</b> <span>{text}</span>
      {!isOwn && (
        <button
          type="button"
          className="said-more"
          aria-expanded={isOpen}
          aria-label={`About what ${name} said`}
          onClick={() => setIsOpen(!isOpen)}
        >
          ⋯
        </button>
      )}
      {isOpen && (
        <span className="chips">
          <button type="button" className="button button-small" onClick={silence}>
            Mute {name}
          </button>
          <button type="button" className="button button-small" onClick={report}>
            Report it
          </button>
        </span>
      )}
      {(done || problem) && <small role="status">{done || problem}</small>}
    </li>
  )
}
