import { type ArtProps, Icon, type Scene } from '@muster/ui'
import type { SanctuaryExtra } from '../scene/extra.ts'

/** What each face of the movement die would let in, were it rolled now. */
function Movement({ entering }: { entering: readonly number[] }) {
  return (
    <table className="sn-movement">
      <caption>Enemy Movement, if it came now</caption>
      <tbody>
        <tr>
          <th scope="row">roll</th>
          {entering.map((_, face) => (
            <td key={face}>{face + 1}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">get in</th>
          {entering.map((count, face) => (
            <td key={face} className={count > 0 ? 'sn-in' : ''}>
              {count}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

function Fact({ icon, value, words }: { icon: string; value: string; words: string }) {
  return (
    <li>
      <Icon name={icon} size={20} /> <b>{value}</b> <span>{words}</span>
    </li>
  )
}

/** How the defence stands: lives, enemies, cards to come, and what the next movement may bring. */
export function CommonExtra({ of: scene }: ArtProps<Scene>) {
  const { lives, escaped, toCome, mixed, enemies, entering } = scene.extra as SanctuaryExtra
  return (
    <section className="sn-common" aria-label="Sanctuary">
      <ul className="sn-facts">
        <Fact icon="castle" value={`${Math.max(0, lives - escaped)} / ${lives}`} words="lives" />
        <Fact icon="bandit" value={`${enemies}`} words="on the board" />
        <Fact icon="card-draw" value={`${toCome}`} words="to come" />
      </ul>
      <p className="sn-note">
        {mixed ? 'The three-star cards are mixed in.' : 'The three-star cards wait until round 3 is over.'}
      </p>
      {entering && enemies > 0 && <Movement entering={entering} />}
    </section>
  )
}
