import type { Time } from '../tables/time.ts'
import type { Bundles } from './bundles.ts'

const DAY = 24 * 3600 * 1000

/**
 * Keeps the rules of today at the start, and once a day lets go of those nobody needs any more. Not before a day has passed: while
 * the nodes of a server are upgraded one by one, the old ones still lay tables with the old rules.
 */
export function keepBundles(
  bundles: Pick<Bundles, 'keepCurrent' | 'tidy'>,
  time: Time,
  failed: (error: unknown) => void,
): { stop(): void } {
  let stop: () => void = () => {}
  const daily = (): void => {
    stop = time.after(DAY, () => {
      void bundles.tidy(time.now()).catch(failed)
      daily()
    })
  }
  void bundles.keepCurrent().catch(failed)
  daily()
  return { stop: () => stop() }
}
