import type { BoxId } from './boxes.ts'

const hex = (x: number, y: number, r: number) =>
  `M${x} ${y - r}l${r * 0.866} ${r / 2}v${r}l${-r * 0.866} ${r / 2}l${-r * 0.866} ${-r / 2}v${-r}z`

const use = (name: string, x: number, y: number, size: number, fill: string, opacity = 1) => (
  <use href={`#gi-${name}`} x={x} y={y} width={size} height={size} fill={fill} opacity={opacity} />
)

const range = (count: number) => Array.from({ length: count }, (_, index) => index)

function Bladeborn() {
  return (
    <>
      <rect width="320" height="200" fill="#dcc9a2" />
      {range(28).map((index) => (
        <path
          key={index}
          d={hex(24 + (index % 7) * 48 + (Math.floor(index / 7) % 2) * 24, 18 + Math.floor(index / 7) * 42, 27)}
          fill={index % 9 === 4 ? '#5d554b' : '#efe4cb'}
          stroke="#4a3f30"
          strokeWidth="1.5"
        />
      ))}
      <path d="M0 128Q80 96 160 126T320 112V200H0Z" fill="#2b2724" opacity=".92" />
      {use('wolf-head', 36, 32, 104, '#9e1b1b')}
      {use('crowned-skull', 182, 28, 104, '#1f4666')}
      {use('crossed-swords', 128, 58, 64, '#2b2724')}
      <text
        x="160"
        y="176"
        textAnchor="middle"
        fontFamily="Cinzel, Georgia, serif"
        fontWeight="600"
        fontSize="34"
        fill="#e9dcc0"
        letterSpacing="2"
      >
        BLADEBORN
      </text>
    </>
  )
}

function Arsenal() {
  return (
    <>
      <rect width="320" height="200" fill="#0b1020" />
      {range(40).map((index) => (
        <path
          key={index}
          d={hex(10 + (index % 10) * 34 + (Math.floor(index / 10) % 2) * 17, 112 + Math.floor(index / 10) * 30, 18)}
          fill="none"
          stroke="#35d0ff"
          strokeOpacity={0.12 + (index % 4) * 0.09}
        />
      ))}
      <path d="M160 0L40 200H120ZM160 0L280 200H200Z" fill="#35d0ff" opacity=".09" />
      {use('battle-mech', 92, 18, 136, '#35d0ff')}
      {range(9).map((index) => (
        <path key={index} d={`M${index * 40 - 20} 200l20-14h16l-20 14z`} fill="#ff8a1f" opacity=".8" />
      ))}
      <text
        x="160"
        y="178"
        textAnchor="middle"
        fontFamily="Inter, sans-serif"
        fontWeight="600"
        fontSize="32"
        fill="#e8f8ff"
        letterSpacing="10"
      >
        ARSENAL
      </text>
    </>
  )
}

function Sanctuary() {
  return (
    <>
      <rect width="320" height="200" fill="#d9b98a" />
      <circle cx="160" cy="104" r="88" fill="#f3dcae" />
      <path d="M0 150L70 96 120 140 170 100 230 146 280 104 320 140V200H0Z" fill="#a4502b" />
      {use('castle', 106, 26, 108, '#2f7f79')}
      {range(12).map((index) => (
        <path key={index} d={`M${index * 28} 142l9-16 9 16z`} fill="#5f2c16" />
      ))}
      <path d="M0 146H320" stroke="#5f2c16" strokeWidth="3" strokeDasharray="10 5" />
      <text
        x="160"
        y="184"
        textAnchor="middle"
        fontFamily="Inter, sans-serif"
        fontWeight="600"
        fontSize="30"
        fill="#fff3dc"
        letterSpacing="3"
      >
        SANCTUARY
      </text>
    </>
  )
}

function Arena() {
  return (
    <>
      <rect width="320" height="200" fill="#ffd21f" />
      {range(60).map((index) => (
        <circle
          key={index}
          cx={(index % 12) * 28 + 8}
          cy={Math.floor(index / 12) * 40 + 8}
          r={3 + (index % 5)}
          fill="#ff6a13"
          opacity=".5"
        />
      ))}
      {use('bright-explosion', 46, -18, 228, '#ff6a13')}
      {use('ray-gun', 98, 16, 124, '#151515')}
      <path d="M14 142L306 128 312 190 8 196Z" fill="#151515" />
      <text
        x="160"
        y="174"
        textAnchor="middle"
        fontFamily="Inter, sans-serif"
        fontWeight="600"
        fontStyle="italic"
        fontSize="24"
        fill="#ffd21f"
        transform="rotate(-2 160 170)"
      >
        ARENA OF BADASSERY
      </text>
    </>
  )
}

function CombatZone() {
  return (
    <>
      <rect width="320" height="200" fill="#14141a" />
      {use('modern-city', 0, -24, 180, '#2c2c3a')}
      {use('modern-city', 140, -24, 180, '#262632')}
      {range(7).map((index) => (
        <rect
          key={index}
          x={22 + index * 44}
          y={30 + ((index * 37) % 50)}
          width="5"
          height={34 + ((index * 23) % 40)}
          fill={['#ff2e88', '#27e0ff', '#e6ff3a'][index % 3]}
        />
      ))}
      <path d="M0 152H320V200H0Z" fill="#0c0c11" />
      <path d="M20 158H300" stroke="#ff2e88" strokeWidth="3" opacity=".7" />
      {use('pistol-gun', 106, 44, 108, '#e6ff3a')}
      <text
        x="160"
        y="186"
        textAnchor="middle"
        fontFamily="Inter, sans-serif"
        fontWeight="600"
        fontSize="26"
        fill="#27e0ff"
        letterSpacing="5"
      >
        COMBAT ZONE
      </text>
    </>
  )
}

const covers = {
  bladeborn: Bladeborn,
  arsenal: Arsenal,
  sanctuary: Sanctuary,
  'arena-of-badassery': Arena,
  'combat-zone': CombatZone,
} satisfies Record<BoxId, () => React.JSX.Element>

/** A box's cover in the game's own look. */
export function Cover({ of }: { of: BoxId }) {
  const Art = covers[of]
  return (
    <svg className="cover-art" viewBox="0 0 320 200" aria-hidden="true" preserveAspectRatio="xMidYMax slice">
      <Art />
    </svg>
  )
}
