import { cardsIn } from './cards-in.ts'
import { ChoiceButton } from './choice-button.tsx'
import type { FormProps } from './form-props.ts'
import { meant, type Offer, offersOf } from './narrow.ts'
import { previewOn } from './preview.ts'
import { RefusedKinds } from './refused-kinds.tsx'
import { useOddsLines } from './use-odds-lines.ts'

/** Pick one: buttons, and whatever glows on the board and on cards. */
export function OneForm(props: FormProps) {
  const { choosing, ui, scene, onPreview } = props
  const { options, narrowing, leads, folds, unfolded, narrow, unfold, answer } = choosing
  const left = meant(options, narrowing)
  const narrowed = narrowing.refs.length > 0
  const withOdds = narrowed ? left : options.filter(({ look }) => look.odds)
  const lines = useOddsLines(
    props,
    withOdds.map((of) => ({ of, choice: of.option.key })),
  )
  if (leads.length > 0) return <Leads {...props} />
  const offers: Offer[] = narrowed
    ? left.map((of) => ({ kind: 'option', of }))
    : offersOf(
        options.filter(({ look }) => narrowing.group === undefined || look.group === narrowing.group || !look.onBoard),
        cardsIn(scene),
      )
  return (
    <div className="choices">
      {offers.map((offer, index) =>
        offer.kind === 'group' ? (
          <ChoiceButton
            key={offer.look.group}
            look={{ ...offer.look, label: offer.look.groupName }}
            number={index + 1}
            pressed={narrowing.group === offer.look.group}
            detail={`${offer.count} glowing ${offer.look.place ? 'places on the board' : 'ones to choose from'}`}
            onChoose={() =>
              narrow({ refs: [], group: narrowing.group === offer.look.group ? undefined : offer.look.group })
            }
          />
        ) : (
          <ChoiceButton
            key={offer.of.option.key}
            look={offer.of.look}
            of={offer.of}
            number={index + 1}
            detail={
              <>
                {offer.of.look.detail}
                {lines.has(offer.of.option.key) && <span className="odds-line">{lines.get(offer.of.option.key)}</span>}
                <span className="card-words">{ui.cardText(offer.of.option, scene)}</span>
              </>
            }
            onChoose={() => answer(offer.of.option.key)}
            onPreview={onPreview}
          />
        ),
      )}
      {folds.map((heading) => (
        <button key={heading} type="button" className="button button-quiet" onClick={() => unfold(heading)}>
          {heading}
        </button>
      ))}
      {(narrowed || narrowing.group !== undefined || unfolded !== undefined) && (
        <button type="button" className="button button-quiet" onClick={choosing.back}>
          <kbd>esc</kbd> All choices
        </button>
      )}
      {!narrowed && narrowing.group === undefined && unfolded === undefined && <RefusedKinds {...props} />}
      {narrowing.group !== undefined && <PlaceList {...props} />}
    </div>
  )
}

/** Where every option is about two things: first the one, then where it glows. */
function Leads(props: FormProps) {
  const { scene, choosing } = props
  const { leads, narrowing, narrow } = choosing
  const cards = new Map(scene.seats.flatMap(({ cards: own }) => own.map((card) => [card.id, card] as const)))
  return (
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
            detail={picked ? 'choose a glowing place on the board' : 'place this one'}
            pressed={picked}
            onChoose={() => narrow({ refs: [ref], group: undefined })}
          />
        )
      })}
      <PlaceList {...props} />
    </div>
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
