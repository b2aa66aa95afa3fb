import { parseSync } from 'vite'

export type Source = { file: string; text: string }

/** A place in a file that a check refuses, as `file:line: what was found; expected what`. */
export type Refusal = string

export type SyntaxNode = { type: string; start: number; end: number } & Record<string, unknown>

type Visit = (node: SyntaxNode, parent: SyntaxNode | undefined, key: string) => void

/** Parsed with the bundler's own parser, so that a check is never fooled by comments, texts or regular expressions. */
export function parse({ file, text }: Source): SyntaxNode {
  const { program, errors } = parseSync(file, text)
  const first = errors[0]
  if (first) throw new Error(`${file}: ${first.message}; expected TypeScript that parses.`)
  return program as unknown as SyntaxNode
}

export function walk(node: SyntaxNode, visit: Visit, parent?: SyntaxNode, key = ''): void {
  visit(node, parent, key)
  for (const [name, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) walk(child, visit, node, name)
    }
  }
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string'
}

export function refusal({ file, text }: Source, at: number, found: string, expected: string): Refusal {
  const line = text.slice(0, at).split('\n').length
  return `${file}:${line}: ${found}; expected ${expected}`
}

export function isIdentifier(node: unknown, name?: string): boolean {
  return isNode(node) && node.type === 'Identifier' && (name === undefined || node.name === name)
}

/** Whether an identifier names a value or type in scope, rather than a property of something else. */
export function isReference(node: SyntaxNode, parent: SyntaxNode | undefined, key: string): boolean {
  if (node.type !== 'Identifier') return false
  if (!parent || parent.computed === true) return true
  if (parent.type === 'MemberExpression') return key !== 'property'
  if (parent.type === 'TSQualifiedName') return key !== 'right'
  if (/^Import|^Export/.test(parent.type)) return false
  return key !== 'key'
}
