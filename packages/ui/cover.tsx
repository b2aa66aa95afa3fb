/** What covers of boxes are drawn with. */

/** The path of a hex with a corner up. */
export const coverHex = (x: number, y: number, r: number): string =>
  `M${x} ${y - r}l${r * 0.866} ${r / 2}v${r}l${-r * 0.866} ${r / 2}l${-r * 0.866} ${-r / 2}v${-r}z`

/** An icon of the shell's sprite. */
export const coverIcon = (name: string, x: number, y: number, size: number, fill: string) => (
  <use href={`#gi-${name}`} x={x} y={y} width={size} height={size} fill={fill} />
)
