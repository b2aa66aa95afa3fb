import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** The page is written against React and runs on Preact, which does the same for it in an eighth of the bytes. */
export function onPreact(): Plugin {
  return {
    name: 'muster-on-preact',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-dom\/client$/, replacement: fileURLToPath(import.meta.resolve('preact/compat/client')) },
          {
            find: /^react\/jsx(-dev)?-runtime$/,
            replacement: fileURLToPath(import.meta.resolve('preact/jsx-runtime')),
          },
          { find: /^react$/, replacement: fileURLToPath(import.meta.resolve('preact/compat')) },
        ],
      },
    }),
  }
}
