import type { ArtProps, Cell } from '@muster/ui'

const HALF = 34

/** Sides in order round a square, each with the corner it leads to. */
const SIDES = [
  { side: 'n', from: [-HALF, -HALF], to: [HALF, -HALF] },
  { side: 'e', from: [HALF, -HALF], to: [HALF, HALF] },
  { side: 's', from: [HALF, HALF], to: [-HALF, HALF] },
  { side: 'w', from: [-HALF, HALF], to: [-HALF, -HALF] },
] as const

const isJoined = (look: readonly string[], side: string) => look.includes(`join-${side}`)

/** The rim of a piece: the sides by which a square is not joined to another of the same. */
function rimOf(look: readonly string[]): string {
  return SIDES.filter(({ side }) => !isJoined(look, side))
    .map(({ from, to }) => `M${from.join(' ')}L${to.join(' ')}`)
    .join('')
}

/** A block, drawn in from the sides where it ends. */
function blockOf(look: readonly string[], inset: number) {
  const end = (side: string) => (isJoined(look, side) ? 0 : inset)
  const x = -HALF + end('w')
  const y = -HALF + end('n')
  return { x, y, width: 2 * HALF - end('w') - end('e'), height: 2 * HALF - end('n') - end('s') }
}

/** A number that stays the same for a place, so that scattered ink looks the same every time. */
function scatter(id: string): number {
  let sum = 7
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 997
  return sum
}

/** Cover stands tall: a wall of scrap with a face towards the viewer. */
function Cover({ look }: { look: readonly string[] }) {
  const block = blockOf(look, 4)
  const foot = isJoined(look, 's') ? 0 : 13
  return (
    <>
      <rect {...block} y={block.y + 5} fill="#00000055" />
      <rect {...block} fill="#4a2313" />
      <rect {...block} height={block.height - foot} fill="url(#sn-steel)" />
      <rect {...block} height={block.height - foot} fill="url(#sn-ribs)" />
      <path d={rimOf(look)} transform="scale(.88)" stroke="#2f150a" strokeWidth="4" fill="none" />
    </>
  )
}

/** Terrain lies low: a pool one sees across. */
function Pool({ id, look }: { id: string; look: readonly string[] }) {
  const bubbles = scatter(id)
  return (
    <>
      <rect {...blockOf(look, 3)} fill="#34796f" />
      <path d={rimOf(look)} transform="scale(.93)" stroke="#17413f" strokeWidth="4" fill="none" strokeLinecap="round" />
      <path d="M-20 4q6-7 12 0t12 0 12 0" stroke="#a9e0cc" strokeWidth="2.6" fill="none" opacity=".55" />
      <circle cx={(bubbles % 36) - 18} cy={-12} r="4" fill="none" stroke="#c9f2e0" strokeWidth="2" opacity=".6" />
      <circle cx={18 - (bubbles % 30)} cy={17} r="3" fill="#c9f2e0" opacity=".45" />
    </>
  )
}

/** The city's lit floor, walled where it ends. */
function City({ look }: { look: readonly string[] }) {
  return (
    <>
      <rect x={-HALF} y={-HALF} width={2 * HALF} height={2 * HALF} fill="#ffe7ad" stroke="#e2bb69" strokeWidth="1.5" />
      <path d={rimOf(look)} stroke="#174946" strokeWidth="13" fill="none" strokeLinecap="square" />
      <path d={rimOf(look)} stroke="#2f7f79" strokeWidth="9" fill="none" strokeLinecap="square" />
      <path d={rimOf(look)} stroke="#8fd0c8" strokeWidth="3.4" fill="none" strokeDasharray="9 8" />
    </>
  )
}

function Gate() {
  return (
    <>
      <rect x={-HALF} y={-HALF} width={2 * HALF} height={2 * HALF} fill="url(#sn-hazard)" />
      <rect x="-25" y="-25" width="50" height="50" rx="6" fill="#2a120c" stroke="#e0a72c" strokeWidth="2" />
      <use href="#gi-dungeon-gate" x="-21" y="-21" width="42" height="42" fill="#ff7a3d" />
    </>
  )
}

const TURNS = { lane_n: 0, lane_e: 90, lane_s: 180, lane_w: 270 } as const

/** A worn arrow on the way that enemies take from a gate. */
function Lane({ look }: { look: readonly string[] }) {
  const way = look.find((name) => name.startsWith('lane-'))?.replace('-', '_') as keyof typeof TURNS | undefined
  if (!way) return null
  return (
    <path
      d="M-10 7L0-5 10 7"
      transform={`rotate(${TURNS[way]})`}
      fill="none"
      stroke="#8a3a1c"
      strokeWidth="5"
      strokeLinecap="round"
      opacity=".34"
    />
  )
}

const SCRUB = ['cactus', 'desert-skull', 'rock'] as const

/** What lies under the pieces: walls, pools, the city, gates, the ways between them. */
export function CellArt({ of: { id, look } }: ArtProps<Cell>) {
  if (look.includes('cover')) return <Cover look={look} />
  if (look.includes('terrain')) return <Pool id={id} look={look} />
  if (look.includes('city')) return <City look={look} />
  if (look.includes('spawn')) return <Gate />
  const number = scatter(id)
  return (
    <>
      <rect x={-HALF} y={-HALF} width={2 * HALF} height={2 * HALF} fill="#6f4322" opacity={(number % 4) * 0.022} />
      {look.length > 0 ? (
        <Lane look={look} />
      ) : (
        number % 23 === 0 && (
          <use href={`#gi-${SCRUB[number % 3]}`} x="-17" y="-17" width="34" height="34" fill="#6f4322" opacity=".3" />
        )
      )}
    </>
  )
}
