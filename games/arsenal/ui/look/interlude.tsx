import { type ArtProps, Icon, type Scene } from '@muster/ui'

/** Before the Mechs walk in: everybody picks a Mech and a deck. */
export function Interlude({ of: { seats } }: ArtProps<Scene>) {
  return (
    <div className="ar-interlude">
      <Icon name="battle-mech" size={96} />
      <h2>Tonight in the arena</h2>
      <p>{seats.map(({ name }) => name).join(' · ')}</p>
      <p>Everybody picks a Mech and its deck at the same time.</p>
    </div>
  )
}
