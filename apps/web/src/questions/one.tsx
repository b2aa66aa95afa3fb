import type { Outcome, RefusedOption, ShownOption } from '@muster/table'
import type { PageUi, Scene } from '@muster/ui'
import { useEffect, useState } from 'react'
import { ChoiceButton } from './choice-button.tsx'
import { meant, type Offer, offersOf } from './narrow.ts'
import { RefusedKinds } from './refused-kinds.tsx'
import type { Choosing } from './use-choice.ts'

export interface FormProps {
  readonly choosing: Choosing
  readonly ui: PageUi
  readonly scene: Scene
  readonly odds: (key: string) => Promise<readonly Outcome[]>
  readonly why: () => Promise<readonly RefusedOption[]>
  readonly onPreview: (option: ShownOption | undefined, at?: DOMRect) => void
}

/** Odds of the strong options, in a line each, as they come in. */
function useOddsLines({ choosing, ui, scene, odds }: FormProps): ReadonlyMap<string, string> {
  const [lines, setLines] = useState<ReadonlyMap<string, string>>(new Map())
  const { options, question } = choosing
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question has new odds
  useEffect(() => {
    let current = true
    setLines(new Map())
    const strong = options.filter(({ look, option }) => look.strong && option.key.startsWith('attack')).slice(0, 8)
    for (const { option } of strong)
      odds(option.key).then((outcomes) => {
        const line = ui.oddsLine(outcomes, option, scene)
        if (current && line) setLines((known) => new Map(known).set(option.key, line))
      })
    return () => {
      current = false
    }
  }, [question])
  return lines
}

export function OneForm(props: FormProps) {
  const { choosing, ui, scene, onPreview } = props
  const { options, narrowing, leads, narrow, answer } = choosing
  const lines = useOddsLines(props)
  const names = new Map(scene.seats.flatMap(({ cards }) => cards.map((card) => [card.id, card] as const)))
  if (leads.length > 0)
    return (
      <div className="choices">
        {leads.map((ref, index) => {
          const card = names.get(ref)
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
  const left = meant(options, narrowing)
  const narrowed = narrowing.refs.length > 0
  const offers: Offer[] = narrowed
    ? left.map((of) => ({ kind: 'option', of }))
    : offersOf(
        options.filter(({ look }) => narrowing.group === undefined || look.group === narrowing.group || !look.onBoard),
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
            detail={`${offer.count} glowing places on the board`}
            onChoose={() =>
              narrow({ refs: [], group: narrowing.group === offer.look.group ? undefined : offer.look.group })
            }
          />
        ) : (
          <ChoiceButton
            key={offer.of.option.key}
            look={offer.of.look}
            option={offer.of.option}
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
      {(narrowed || narrowing.group !== undefined) && (
        <button type="button" className="button button-quiet" onClick={choosing.back}>
          <kbd>esc</kbd> All choices
        </button>
      )}
      {!narrowed && narrowing.group === undefined && <RefusedKinds {...props} />}
      {narrowing.group !== undefined && <PlaceList {...props} />}
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
        {left.map(({ option }) => (
          <button
            key={option.key}
            type="button"
            className="button button-small"
            data-choice={option.key}
            onClick={() => answer(option.key)}
            onFocus={({ currentTarget }) => onPreview(option, currentTarget.getBoundingClientRect())}
            onBlur={() => onPreview(undefined)}
          >
            {option.text}
          </button>
        ))}
      </div>
    </details>
  )
}
