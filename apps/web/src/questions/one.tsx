import { lazy, Suspense } from 'react'
import { cardsIn } from './cards-in.ts'
import { ChoiceButton } from './choice-button.tsx'
import type { FormProps } from './form-props.ts'
import { meant, offersOf, type PromptButton } from './narrow.ts'
import { previewOn } from './preview.ts'
import { useOddsLines } from './use-odds-lines.ts'

/** What is refused is asked for after a question has come, and so is the way it is listed. */
const RefusedKinds = lazy(async () => ({ default: (await import('./refused-kinds.tsx')).RefusedKinds }))

/** Pick one: buttons, and whatever glows on the board and on cards. */
export function OneForm(props: FormProps) {
  const { choosing, scene } = props
  const { options, narrowing, leads, folds, unfolded, unfold } = choosing
  const left = meant(options, narrowing)
  const narrowed = narrowing.refs.length > 0
  const withOdds = narrowed ? left : options.filter(({ look }) => look.odds)
  const lines = useOddsLines(
    props,
    withOdds.map((of) => ({ of, choice: of.option.key })),
  )
  if (leads.length > 0) return <Leads {...props} />
  const offers: PromptButton[] = narrowed
    ? left.map((of) => ({ kind: 'option', of }))
    : offersOf(
        options.filter(({ look }) => narrowing.group === undefined || look.group === narrowing.group || !look.onBoard),
        cardsIn(scene),
      )
  const closing = offers.filter(closes)
  const open = offers.filter((offer) => !closes(offer))
  const all = !narrowed && narrowing.group === undefined && unfolded === undefined
  return (
    <>
      <div className="choices">
        {open.map((offer, index) => (
          <OfferButton key={keyOf(offer)} {...props} of={offer} number={index + 1} lines={lines} />
        ))}
        {folds.map((heading) => (
          <button key={heading} type="button" className="button button-quiet fold" onClick={() => unfold(heading)}>
            {heading}
          </button>
        ))}
        {narrowing.group !== undefined && <PlaceList {...props} />}
        {all && (
          <Suspense>
            <RefusedKinds {...props} />
          </Suspense>
        )}
      </div>
      <div className="closing">
        {closing.map((offer, index) => (
          <OfferButton key={keyOf(offer)} {...props} of={offer} number={open.length + index + 1} lines={lines} />
        ))}
        {!all && (
          <button type="button" className="button button-quiet" onClick={choosing.back}>
            <kbd>esc</kbd> All choices
          </button>
        )}
        {props.beside}
      </div>
    </>
  )
}

const closes = (offer: PromptButton): boolean => (offer.kind === 'option' ? offer.of.look : offer.look).closes === true
const keyOf = (offer: PromptButton): string => (offer.kind === 'option' ? offer.of.option.key : offer.look.group)

interface OfferProps extends FormProps {
  readonly of: PromptButton
  readonly number: number
  readonly lines: ReadonlyMap<string, string>
}

/** A choice, or a kind of choice that leads on to the board. */
function OfferButton({ of: offer, number, lines, choosing, ui, scene, onPreview }: OfferProps) {
  const { narrowing, narrow, answer } = choosing
  if (offer.kind === 'group') {
    const { look, count } = offer
    const picked = narrowing.group === look.group
    return (
      <ChoiceButton
        look={{ ...look, label: look.groupName }}
        number={number}
        pressed={picked}
        detail={[look.warns, `${count} glowing ${look.place ? 'places' : 'ones'}`].filter((part) => part).join('; ')}
        onChoose={() => narrow({ refs: [], group: picked ? undefined : look.group })}
      />
    )
  }
  const { option, look } = offer.of
  return (
    <ChoiceButton
      look={look}
      of={offer.of}
      number={number}
      detail={
        <>
          {look.warns ?? look.detail}
          <span className="card-words">{ui.cardText(option, scene)}</span>
        </>
      }
      odds={lines.get(option.key)}
      onChoose={() => answer(option.key)}
      onPreview={onPreview}
    />
  )
}

/** Where every option is about two things: first the one, then where it glows. */
function Leads(props: FormProps) {
  const { scene, choosing } = props
  const { leads, narrowing, narrow } = choosing
  const cards = new Map(scene.seats.flatMap(({ cards: own }) => own.map((card) => [card.id, card] as const)))
  return (
    <>
      <div className="choices">
        {leads.map((ref, index) => {
          const card = cards.get(ref)
          const look = { group: ref, groupName: '', label: card?.name ?? ref, detail: '', icon: card?.icon ?? 'meeple' }
          const picked = narrowing.refs.includes(ref)
          return (
            <ChoiceButton
              key={ref}
              look={{ ...look, strong: picked, onBoard: true, place: false }}
              number={index + 1}
              detail={picked ? 'choose a glowing place' : 'place this one'}
              pressed={picked}
              onChoose={() => narrow({ refs: [ref], group: undefined })}
            />
          )
        })}
        <PlaceList {...props} />
      </div>
      <div className="closing">{props.beside}</div>
    </>
  )
}

/** The places of a choice as a list, for whoever does not point at the board. */
function PlaceList({ choosing, onPreview }: FormProps) {
  const { options, narrowing, answer } = choosing
  const left = meant(options, narrowing)
  return (
    <details className="place-list">
      <summary>as a list ({left.length})</summary>
      <div className="chips">
        {left.map((of) => (
          <button
            key={of.option.key}
            type="button"
            className="button button-small"
            data-choice={of.option.key}
            onClick={() => answer(of.option.key)}
            {...previewOn(of, onPreview)}
          >
            {of.option.text}
          </button>
        ))}
      </div>
    </details>
  )
}
