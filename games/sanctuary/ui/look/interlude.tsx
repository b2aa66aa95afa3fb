import { Icon } from '@muster/ui'

/** Sanctuary always has its board; this stands only until it is laid. */
export function Interlude() {
  return (
    <div className="sn-interlude">
      <Icon name="castle" size={72} />
      <h2>The map is unrolled</h2>
    </div>
  )
}
