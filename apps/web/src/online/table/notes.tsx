import type { ReactNode } from 'react'
import type { TableState } from '../../table/state.ts'
import { useLink } from '../link.ts'
import type { OnlineTable } from '../online-table.ts'
import type { TableLine } from '../table-line.ts'
import { useDeed } from '../use-asked.ts'
import { noticeWords, offerWords } from '../words.ts'

interface Props {
  readonly table: OnlineTable
  readonly line: TableLine
  readonly state: TableState
}

/** What there is to know and to agree to, over the board's upper edge: the connection, offers, a bot that plays for one. */
export function Notes(props: Props) {
  const { line } = props
  return (
    <div className="notes" role="status">
      <LinkNote />
      {line.frozen && <Note>This game has stopped. {line.frozen} You see it as it was last seen.</Note>}
      {line.notice && <Note>{noticeWords(line.notice)}</Note>}
      {line.next && (
        <Note>
          The next game is laid.{' '}
          <a className="button button-small button-strong" href={`#/online/table/${line.next}`}>
            Go there
          </a>
        </Note>
      )}
      <Offers {...props} />
      <Draw {...props} />
      <AwayNote {...props} />
    </div>
  )
}

function Note({ children, kind }: { children: ReactNode; kind?: string | undefined }) {
  return (
    <div className="note" data-kind={kind}>
      {children}
    </div>
  )
}

/** How the connection stands, where it does not. */
export function LinkNote() {
  const { state, kept, words } = useLink()
  if (state === 'on') return null
  if (state === 'ended')
    return <Note kind="lost">{words || 'The connection has ended. Reload the page to come back.'}</Note>
  const keeps =
    kept === 0 ? 'you see the table as it last was' : kept === 1 ? 'your answer is kept' : 'your answers are kept'
  return (
    <Note kind="lost">
      {state === 'connecting' ? 'Connecting' : 'Reconnecting'}: {keeps}.
    </Note>
  )
}

/** What others propose, and what one proposed oneself. */
export function Offers({ table, line }: Pick<Props, 'table' | 'line'>) {
  const { busy, problem, act } = useDeed()
  const { viewer, offers, match } = line
  const nameOf = (seat: number) => (seat === viewer ? 'You' : (line.seats[seat]?.name ?? `Seat ${seat + 1}`))
  const answer = (offer: string, yes: boolean) =>
    act(async () => {
      if (viewer !== undefined) await table.request({ say: 'consent', match, seat: viewer, offer, yes })
    })
  return (
    <>
      {offers.map((offer) => {
        const isAsked = viewer !== undefined && offer.waiting.includes(viewer)
        const isOwn = offer.by === viewer
        const words = isOwn ? offerWords(offer).replace(/^asks/, 'ask') : offerWords(offer)
        return (
          <Note key={offer.id} kind={isAsked ? 'asked' : undefined}>
            <span>
              <b>{nameOf(offer.by)}</b> {words}
              {!isAsked && offer.waiting.length > 0 && ` Waiting for ${offer.waiting.map(nameOf).join(' and ')}.`}
            </span>
            {isAsked && (
              <button
                type="button"
                className="button button-small button-strong"
                aria-busy={busy}
                onClick={() => answer(offer.id, true)}
              >
                Agree
              </button>
            )}
            {(isAsked || isOwn) && (
              <button type="button" className="button button-small" onClick={() => answer(offer.id, false)}>
                {isOwn ? 'Withdraw' : 'No'}
              </button>
            )}
          </Note>
        )
      })}
      {problem && (
        <Note kind="lost">
          <span role="alert">{problem}</span>
        </Note>
      )}
    </>
  )
}

/** Agreement to a draw: it comes about when all who may have agreed. */
function Draw({ table, line: { viewer, match, seats }, state: { standing } }: Props) {
  const { problem, act } = useDeed()
  const { agreed, mayDo, result, epoch } = standing
  if (agreed.length === 0 || result) return null
  const others = agreed.filter((seat) => seat !== viewer).map((seat) => seats[seat]?.name ?? '')
  const isAsked = viewer !== undefined && !agreed.includes(viewer) && mayDo.includes('agree-draw')
  return (
    <Note kind={isAsked ? 'asked' : undefined}>
      {others.length > 0 ? `${others.join(' and ')} would take a draw.` : 'You offer a draw; the others are asked.'}
      {isAsked && (
        <button
          type="button"
          className="button button-small button-strong"
          onClick={() => act(() => table.request({ say: 'act', match, seat: viewer, epoch, act: 'agree-draw' }))}
        >
          Agree to a draw
        </button>
      )}
      {problem && <span role="alert">{problem}</span>}
    </Note>
  )
}

/** Where somebody else plays one's own seat. */
function AwayNote({ table, line: { viewer, match }, state: { standing } }: Props) {
  const { problem, act } = useDeed()
  if (viewer === undefined || standing.result) return null
  const by = standing.answering[viewer]?.by
  if (by === undefined || by === 'person') return null
  return (
    <Note kind="asked">
      {by === 'bot' ? 'A bot plays for you.' : 'Your time ran out.'}
      <button
        type="button"
        className="button button-small button-strong"
        onClick={() =>
          act(() => table.request({ say: 'act', match, seat: viewer, epoch: standing.epoch, act: 'back-to-person' }))
        }
      >
        Play yourself again
      </button>
      {problem && <span role="alert">{problem}</span>}
    </Note>
  )
}
