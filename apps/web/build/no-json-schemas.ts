import type { Plugin } from 'vite'

const WRITER = /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/
/** What every schema holds on to for the day somebody wants it as a JSON Schema. */
const HELD = /^export const (\w+Processor|create\w+JSONSchemaMethod) = /gm
const KINDS = /\/zod\/v4\/classic\/schemas\.js$/
/** Every kind of schema names who would write it. */
const NAMED = /^ +inst\._zod\.processJSONSchema = .*;$/gm

/** Words about parts of cards, which stand in their JSON Schemas alone. Those of a table's options are read by the page. */
const CARDS = /\/(games\/[^/]+\/content|packages\/reaction\/grammar)\/.*\.ts$/
const SAID = /\s*\.describe\(\s*(?:'(?:[^'\\\n]|\\.)*'|`[^`$]*`|"[^"\n]*"),?\s*\)/g

/**
 * The page reads with zod and writes no JSON Schemas: what would write them stays out of it. Whoever asks for one there is told so
 * at once.
 */
export function noJsonSchemas(): Plugin[] {
  const build = { enforce: 'pre', apply: 'build' } as const
  return [
    {
      name: 'muster-no-json-schemas',
      ...build,
      transform: {
        filter: { id: WRITER },
        handler: (source) => ({
          code:
            source.replace(HELD, 'export const $1 = () => none; const unused_$1 = ') +
            "\nfunction none() { throw new Error('the page writes no JSON Schemas') }\n",
          map: null,
        }),
      },
    },
    {
      name: 'muster-no-writers-of-schemas',
      ...build,
      transform: { filter: { id: KINDS }, handler: (source) => ({ code: source.replace(NAMED, ''), map: null }) },
    },
    {
      name: 'muster-no-words-of-schemas',
      ...build,
      transform: { filter: { id: CARDS }, handler: (source) => ({ code: source.replace(SAID, ''), map: null }) },
    },
  ]
}
