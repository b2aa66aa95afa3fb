import { type ErrorCode, parseDocument, type YAMLParseError, type YAMLWarning } from 'yaml'

/** What the writer of the file should have written, for the mistakes people make; the parser's words say what it found. */
const EXPECTED: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT: 'items of one list or mapping to start in the same column',
  BLOCK_AS_IMPLICIT_KEY: 'one key per line; quote a text that contains ": "',
  BLOCK_IN_FLOW: 'lists and mappings inside [ ] or { } to be written with [ ] or { } too',
  DUPLICATE_KEY: 'each key once in a mapping',
  MISSING_CHAR: 'the missing character or quote',
  MULTILINE_IMPLICIT_KEY: 'a key on one line followed by ": "',
  MULTIPLE_DOCS: 'one document in a file, so no "---" between two',
  TAB_AS_INDENT: 'spaces, not tabs, as indentation',
  TAG_RESOLVE_FAILED: 'plain data without a "!tag"',
  UNEXPECTED_TOKEN: 'a value, a list item or a "key: value" pair; quote a text with special characters',
}

/**
 * The JavaScript module a YAML file stands for. Its default export is frozen to the leaves: content is shared by every
 * table in a process, so a rule that wrote to it would change all other games.
 */
export function compileYaml(source: string, fileName: string): string {
  const text = JSON.stringify(readYaml(source, fileName))
  return `export default JSON.parse(${JSON.stringify(text)}, (_key, value) => Object.freeze(value))\n`
}

/** The plain data in a YAML text. Throws a sentence with file, line, column and what was expected. */
export function readYaml(source: string, fileName: string): unknown {
  const document = parseDocument(source, { version: '1.2', schema: 'core', prettyErrors: true })
  const fault = document.errors[0] ?? document.warnings[0]
  if (fault) throw new Error(describe(fault, fileName))
  const data: unknown = document.toJS({ mapAsMap: true, maxAliasCount: 1000 })
  return toJson(data, '', fileName)
}

function describe(fault: YAMLParseError | YAMLWarning, fileName: string): string {
  const at = fault.linePos?.[0] ?? { line: 1, col: 1 }
  const found = fault.message.split(/ at line \d|\n/)[0]?.replace(/[:.\s]+$/, '')
  return `${fileName}:${at.line}:${at.col}: ${found}; expected ${EXPECTED[fault.code] ?? 'valid YAML 1.2'}.`
}

/** JSON has no infinity, no dates and only text as keys; what it cannot carry is refused rather than bent into null. */
function toJson(value: unknown, path: string, fileName: string): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  if (Array.isArray(value)) return value.map((item, index) => toJson(item, `${path}/${index}`, fileName))
  if (value instanceof Map) {
    return Object.fromEntries(
      [...value].map(([key, item]) => {
        if (key === null || typeof key === 'object') {
          throw new Error(`${fileName}: at ${path || '/'}: a key that is no text; expected text or a number as key.`)
        }
        return [String(key), toJson(item, `${path}/${key}`, fileName)]
      }),
    )
  }
  throw new Error(
    `${fileName}: at ${path || '/'}: ${String(value)}; expected text, number, true, false, null, list or mapping.`,
  )
}
