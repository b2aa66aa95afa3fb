/** A line on standard error that says how far a run is and how long it will take; on a terminal it is one line. */
export function progressOf(total: number, known: number): (done: number) => void {
  const began = performance.now()
  let told = 0
  return (done) => {
    const now = performance.now()
    if (done < total && now - told < (process.stderr.isTTY ? 200 : 15_000)) return
    told = now
    const perGame = (now - began) / Math.max(1, done - known)
    const left = Math.round(((total - done) * perGame) / 1000)
    const bar = '#'.repeat(Math.floor((30 * done) / total)).padEnd(30, '.')
    const line = `[${bar}] ${done} of ${total} games, ${left} s left`
    process.stderr.write(process.stderr.isTTY ? `\r${line}   ${done === total ? '\n' : ''}` : `${line}\n`)
  }
}
