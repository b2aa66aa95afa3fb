/** A picture from game-icons, out of the sprite the page was given. Decoration only: what it means stands beside it. */
export function Icon({ name, size = 20, className = '' }: { name: string; size?: number; className?: string }) {
  return (
    <svg className={`icon ${className}`} width={size} height={size} viewBox="0 0 512 512" aria-hidden="true">
      <use href={`#gi-${name}`} />
    </svg>
  )
}
