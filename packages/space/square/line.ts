/** The squares a straight line meets, as differences of column and row from where it begins. */
export type Met = {
  /** Squares other than the ends whose interior it crosses, in order. */
  readonly through: readonly (readonly [x: number, y: number])[]
  /** The two squares it squeezes between, wherever it passes exactly through a corner point. */
  readonly corners: readonly (readonly [readonly [x: number, y: number], readonly [x: number, y: number]])[]
}

/**
 * The line from the centre of the square [0, 0] to the centre of [x, y], in whole numbers: from square to square, whichever
 * of the next vertical and horizontal grid lines it crosses first. The crossing of the i-th vertical one lies at
 * (2i - 1) / (2|x|) of the way, of the j-th horizontal one at (2j - 1) / (2|y|).
 */
export function squareLine(x: number, y: number): Met {
  const [across, down] = [Math.abs(x), Math.abs(y)]
  const [right, below] = [Math.sign(x), Math.sign(y)]
  const through: [number, number][] = []
  const corners: [[number, number], [number, number]][] = []
  let [i, j] = [0, 0]
  while (i < across || j < down) {
    const vertical = (2 * i + 1) * down
    const horizontal = (2 * j + 1) * across
    if (i < across && j < down && vertical === horizontal) {
      corners.push([
        [(i + 1) * right, j * below],
        [i * right, (j + 1) * below],
      ])
      i++
      j++
    } else if (j >= down || (i < across && vertical < horizontal)) i++
    else j++
    if (i < across || j < down) through.push([i * right, j * below])
  }
  return { through, corners }
}
