import { useEffect, useState } from 'react'

let asked: Promise<boolean> | undefined
let found = false

/** Whether a server is behind this page: then one can play with people elsewhere. It is asked once. */
function hasServer(): Promise<boolean> {
  asked ??= fetch('./api/me')
    .then(({ ok, headers }) => ok && !!headers.get('content-type')?.includes('json'))
    .catch(() => false)
    .then((is) => (found = is))
  return asked
}

export function useServer(): boolean {
  const [is, setIs] = useState(found)
  useEffect(() => {
    void hasServer().then(setIs)
  }, [])
  return is
}
