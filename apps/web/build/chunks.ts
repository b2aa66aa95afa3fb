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

const TABLE = /\/table\/table-screen\.tsx$/
const SETUP = /\/setup\/setup\.tsx$/

/**
 * The chunk of a module that the table begins with and the first screen does not: all of them are one, but for those that setting it up
 * needs, too. In the pieces that screens loaded later would break them into they are larger.
 */
export function screenOf(id: string, modules: Modules): string | null {
  const waiting = [...waitingFor(id, modules, (from) => TABLE.test(from) || SETUP.test(from))]
  if (waiting.some((from) => modules.getModuleInfo(from)?.isEntry)) return null
  if (!waiting.some((from) => TABLE.test(from))) return null
  return waiting.some((from) => SETUP.test(from)) ? 'laid' : 'table'
}

const isEngine = (id: string): boolean => ENGINE.test(id)

/** Of what is looked for, and of whatever else all begins with, all that cannot begin without a module. */
function waitingFor(id: string, modules: Modules, isSought = isEngine): Set<string> {
  const waiting = new Set<string>()
  const seen = new Set<string>()
  const climb = (from: string): void => {
    if (seen.has(from)) return
    seen.add(from)
    const info = modules.getModuleInfo(from)
    if (isSought(from) || info?.isEntry) waiting.add(from)
    else info?.importers.forEach(climb)
  }
  climb(id)
  return waiting
}
