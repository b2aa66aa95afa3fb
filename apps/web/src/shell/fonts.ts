/** How long words wait for their letters, in milliseconds. */
const PATIENCE = 1000

/** Waits for all fonts asked for so far, so that nothing moves when they arrive; not for ever. */
export async function fontsReady(): Promise<void> {
  const loads = [...document.fonts].map((face) => face.load().catch(() => undefined))
  await Promise.race([Promise.all(loads), new Promise((done) => setTimeout(done, PATIENCE))])
}
