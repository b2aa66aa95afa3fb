/** What the bundler knows of a module: whether all begins with it, and who imports it at once, not when somebody asks. */
interface Modules {
  getModuleInfo(id: string): { readonly isEntry: boolean; readonly importers: readonly string[] } | null
}

const ENGINE = /\/games\/([^/]+)\/ui\/engine\.ts$/

/**
 * The chunk of a module that one game's engine cannot begin without and nobody else: its code or its cards. Whatever such a module
 * imports is of the same game or begins before it, so that no chunk waits for itself.
 */
export function engineOf(id: string, modules: Modules): string | null {
  const [first, ...others] = [...waitingFor(id, modules)]
  const [, game] = ENGINE.exec(first ?? '') ?? []
  if (!game || others.length > 0) return null
  return id.endsWith('.yaml') ? `${game}-cards` : `${game}-engine`
}

/** The engines, and whatever else all begins with, that cannot begin without a module. */
function waitingFor(id: string, modules: Modules): Set<string> {
  const waiting = new Set<string>()
  const seen = new Set<string>()
  const climb = (from: string): void => {
    if (seen.has(from)) return
    seen.add(from)
    const info = modules.getModuleInfo(from)
    if (ENGINE.test(from) || info?.isEntry) waiting.add(from)
    else info?.importers.forEach(climb)
  }
  climb(id)
  return waiting
}
