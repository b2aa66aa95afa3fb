import type { Plugin } from 'vite'

const WRITER = /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/
/** What every schema holds on to for the day somebody wants it as a JSON Schema. */
const HELD = /^export const (\w+Processor|create\w+JSONSchemaMethod) = /gm

/**
 * The page reads with zod and writes no JSON Schemas: what would write them stays out of it. Whoever asks for one there is told so
 * at once.
 */
export function noJsonSchemas(): Plugin {
  return {
    name: 'muster-no-json-schemas',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: WRITER },
      handler: (source) => ({
        code:
          source.replace(HELD, 'export const $1 = () => none; const unused_$1 = ') +
          "\nfunction none() { throw new Error('the page writes no JSON Schemas') }\n",
        map: null,
      }),
    },
  }
}
