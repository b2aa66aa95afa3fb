import type { PageUi } from '@muster/ui'
import { useState } from 'react'
import { saveFile } from '../shell/save-file.ts'

/** A pack somebody loaded: what it is called, and its cards as they were read. */
export interface LoadedPack {
  readonly name: string
  readonly data: unknown
}

interface Props {
  readonly ui: PageUi
  readonly loaded: readonly LoadedPack[]
  /** Tries a file; throws a sentence about what is wrong with it, and then nothing has changed. */
  readonly onLoad: (file: File) => Promise<void>
  readonly onRemove: (pack: LoadedPack) => void
}

/** Samples to copy from, loaded when somebody wants one. */
const samples = import.meta.glob<string>('../../../../games/*/content/packs/sample.yaml', {
  import: 'default',
  query: '?raw',
})

/** Cards, sides and maps of the players' own, from files: loaded, refused in words, taken away again. */
export function Packs({ ui, loaded, onLoad, onRemove }: Props) {
  const [trouble, setTrouble] = useState('')
  const load = async (files: readonly File[]) => {
    setTrouble('')
    for (const file of files) await onLoad(file).catch((error: Error) => setTrouble(error.message))
  }
  const sample = samples[`../../../../games/${ui.id}/content/packs/sample.yaml`]
  return (
    <section className="panel packs" aria-label="Packs">
      <h2>
        Packs <small>cards, sides and maps of your own, as YAML or JSON files</small>
      </h2>
      {loaded.length > 0 && (
        <ul>
          {loaded.map((pack) => (
            <li key={pack.name}>
              <b>{pack.name}</b> lies in the box.{' '}
              <button type="button" className="button button-small button-quiet" onClick={() => onRemove(pack)}>
                Take out
              </button>
            </li>
          ))}
        </ul>
      )}
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      <div className="chips">
        <label className="button">
          Load a pack
          <input
            type="file"
            accept=".yaml,.yml,.json"
            multiple
            className="unseen"
            onChange={({ target }) => {
              void load([...(target.files ?? [])])
              target.value = ''
            }}
          />
        </label>
        {sample && (
          <button
            type="button"
            className="button button-quiet"
            onClick={() => void sample().then((text) => saveFile(`${ui.id}-sample.yaml`, text, 'text/yaml'))}
          >
            Save a sample to copy from
          </button>
        )}
      </div>
    </section>
  )
}
