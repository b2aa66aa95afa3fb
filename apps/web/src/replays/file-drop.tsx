import { useEffect, useState } from 'react'
import { goTo } from '../shell/routes.ts'

/** Takes a file dropped anywhere on the page: a record is kept and opened, anything else is told apart in words. */
export function FileDrop() {
  const [words, setWords] = useState('')
  useEffect(() => {
    const over = (event: DragEvent) => event.preventDefault()
    const drop = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0]
      if (!file) return
      event.preventDefault()
      import('./files.ts')
        .then(({ importRecord }) => importRecord(file))
        .then(({ id }) => goTo(`#/replay/${id}`))
        .catch((error: Error) => setWords(error.message))
    }
    addEventListener('dragover', over)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragover', over)
      removeEventListener('drop', drop)
    }
  }, [])
  if (!words) return null
  return (
    <div className="toast" role="alert">
      <p>{words} Nothing of yours was changed.</p>
      <button type="button" className="button button-small" onClick={() => setWords('')}>
        Close
      </button>
    </div>
  )
}
