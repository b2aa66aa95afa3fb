import { TokenArt, TokenRow } from '@muster/reaction/ui'
import { Icon, type Scene, type SeatDrawing, seatMark } from '@muster/ui'
import type { ArenaExtra, HunterExtra, SlotDrawing } from '../scene/extra.ts'

const slotNames = { gun: 'gun', grenade: 'grenade', shield: 'shield', misc: 'gear' } as const

/** A slot: its card, face down and hatched where it is exhausted, dashed where it is empty. */
function Slot({ of: { slot, icon, name, down } }: { of: SlotDrawing }) {
  const words = name === undefined ? `no ${slotNames[slot]}` : `${name}${down ? ', exhausted' : ''}`
  return (
    <li className={`ab-slot ${icon === undefined ? 'ab-empty' : ''} ${down ? 'ab-down' : ''}`} title={words}>
      {icon && <Icon name={down ? 'reload-gun-barrel' : icon} size={22} />}
      <span className="unseen">{words}</span>
    </li>
  )
}

/** What the fans want; in full of whoever acts. */
function Fan({ of, active }: { of: NonNullable<HunterExtra['fan']>; active: boolean }) {
  const { name, text, count, times } = of
  return (
    <p className="ab-fan" title={text}>
      <Icon name="trophy" size={16} /> <b>{name}</b>
      {active && <small>{text}</small>}
      {times > 1 && (
        <span>
          {count} of {times}
        </span>
      )}
    </p>
  )
}

/** What lies on a hunter's card: tokens, shields, Gear, Loot, what the fans want. */
function HunterPanel({ of: hunter, several }: { of: HunterExtra; several: boolean }) {
  const mark = seatMark(hunter.place)
  const spotlight = hunter.spotlight === 'red' ? 'Slaughterlight' : 'Spotlight'
  return (
    <section
      className={`ab-hunter ${hunter.active ? 'ab-acting' : ''} ${hunter.out ? 'ab-out' : ''}`}
      aria-label={hunter.name}
    >
      {several && (
        <h3>
          <svg viewBox="-1.2 -1.2 2.4 2.4" width="22" height="22" aria-hidden="true">
            <path d={mark.path} fill={mark.fill} stroke={mark.line} strokeWidth=".16" />
          </svg>
          {hunter.name}
        </h3>
      )}
      <div className="ab-tokens">
        <TokenRow row={hunter.tokens} size={26} />
        {hunter.shield.length > 0 && (
          <span className="ab-shield" role="img" aria-label={`Shield tokens: ${hunter.shield.length}`}>
            {hunter.shield.map((token, at) => (
              <span key={`${at} ${token}`}>
                <TokenArt token={token} size={16} />
              </span>
            ))}
          </span>
        )}
        <small>
          {hunter.spotlight && (
            <b className={`ab-spot ab-spot-${hunter.spotlight}`}>
              <Icon name="round-star" size={14} /> {spotlight}
            </b>
          )}
          {hunter.out ? 'out of the Vault' : hunter.active ? 'acting' : hunter.acted ? 'has acted' : ''}
        </small>
      </div>
      <div className="ab-kit">
        <ul aria-label="Gear">
          {hunter.slots.map((slot, at) => (
            <Slot key={`${at} ${slot.slot} ${slot.name}`} of={slot} />
          ))}
        </ul>
        <ul className="ab-loot" aria-label="Loot">
          {hunter.loot.map(({ icon, name, count }) => (
            <li key={name} title={name}>
              <Icon name={icon} size={18} />
              <span>{count > 1 ? `${count} × ${name}` : name}</span>
            </li>
          ))}
          {hunter.things.map((thing) => (
            <li key={thing}>
              <Icon name="backpack" size={18} />
              <span>{thing}</span>
            </li>
          ))}
        </ul>
      </div>
      {hunter.fan && <Fan of={hunter.fan} active={hunter.active} />}
    </section>
  )
}

export function SeatExtra({ of: { seat }, scene }: { of: SeatDrawing; scene: Scene }) {
  const hunters = (scene.extra as ArenaExtra).hunters[seat] ?? []
  return (
    <>
      {hunters.map((hunter) => (
        <HunterPanel key={hunter.id} of={hunter} several={hunters.length > 1} />
      ))}
    </>
  )
}
