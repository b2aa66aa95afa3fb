import axe from 'axe-core'
import type { Page } from 'playwright-core'

type Found = { id: string; nodes: { target: string[]; failureSummary: string }[] }

/** What axe has against a page, one line each. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const found = (await page.evaluate(
    'axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) => violations)',
  )) as Found[]
  return found.flatMap(({ id, nodes }) =>
    nodes
      .slice(0, 4)
      .map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary.split('\n')[1]}`),
  )
}
