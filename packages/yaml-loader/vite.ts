import type { Plugin } from 'vite'
import { compileYaml } from './compile-yaml.ts'

/** Compiles our content while bundling, so that the browser ships no YAML parser for it. */
export function yaml(): Plugin {
  return {
    name: 'muster-yaml',
    enforce: 'pre',
    transform: {
      filter: { id: /\.yaml$/ },
      handler: (source, id) => ({ code: compileYaml(source, id), map: null, moduleType: 'js' }),
    },
  }
}
