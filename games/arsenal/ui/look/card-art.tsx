import { type ArtProps, type CardDrawing, Icon } from '@muster/ui'
import type { ArsenalCard } from '../scene/cards.ts'

/** The picture of a card; under that of an Attack the bands it can be played at, with the defender's dice. */
export function CardArt({ of }: ArtProps<CardDrawing>) {
  const { icon, bands, tone } = of as ArsenalCard
  const words = bands?.flatMap(({ name, bonus }) =>
    bonus === undefined ? [] : [`${name} (${bonus} evasion ${bonus === 1 ? 'die' : 'dice'})`],
  )
  return (
    <span className="ar-art" style={{ color: tone }}>
      <Icon name={icon} size={48} />
      {bands && (
        <span className="ar-bands" role="img" aria-label={`Range: ${words?.join(', ')}`}>
          {bands.map(({ name, bonus }) => (
            <i key={name} className={bonus === undefined ? '' : 'ar-band-on'} title={name}>
              {name.charAt(0).toUpperCase()}
              <b>{bonus === undefined ? '–' : `+${bonus}`}</b>
            </i>
          ))}
        </span>
      )}
    </span>
  )
}
