import type { AnyQuestion, ShownQuestion } from '@muster/table'

/**
 * A question as standing orders look at it, made from what a seat was shown: options and pass are their own keys. What looks
 * deeper into an option than its key finds nothing there.
 */
export function questionFrom({ ask, form, text, options, pass }: ShownQuestion): AnyQuestion {
  const words = { ask, prompt: () => text, key: (option: string) => option, text: (option: string) => option }
  const keys = options.filter(({ fold }) => fold === undefined).map(({ key }) => key)
  return { form, words, context: undefined, options: keys, pass } as unknown as AnyQuestion
}
