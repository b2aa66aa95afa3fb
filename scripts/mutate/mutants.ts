import { isIdentifier, parse, type Source, type SyntaxNode } from '../check/syntax.ts'

/** One small change to one place of a source: the text from `start` to `end` becomes `replacement`. */
export type Mutant = { file: string; line: number; start: number; end: number; original: string; replacement: string }

const SWAPPED: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '+',
  '/': '*',
  '%': '+',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
  '*=': '+=',
  '||=': '&&=',
  '&&=': '||=',
  '++': '--',
  '--': '++',
}

const SWAPPED_METHODS: Record<string, string> = { some: 'every', every: 'some', min: 'max', max: 'min' }

/** Calls that hand on what they are called on when they are left out. */
const PASSED_OVER = new Set(['filter', 'sort', 'toSorted', 'reverse', 'toReversed', 'slice'])

type Add = (node: { start: number; end: number }, replacement: string) => void

/** Every mutant of a source, in the order of their places. Types, and what only a bug can reach, are left alone. */
export function mutantsOf(source: Source): Mutant[] {
  const { file, text } = source
  const found: Mutant[] = []
  const add: Add = ({ start, end }, replacement) => {
    const line = text.slice(0, start).split('\n').length
    found.push({ file, line, start, end, original: text.slice(start, end), replacement })
  }
  visit(parse(source), text, add)
  return found.sort((a, b) => a.start - b.start || a.end - b.end || (a.replacement < b.replacement ? -1 : 1))
}

export function applyMutant(text: string, { start, end, replacement }: Mutant): string {
  return text.slice(0, start) + replacement + text.slice(end)
}

function visit(node: SyntaxNode, text: string, add: Add): void {
  if (isLeftAlone(node)) return
  mutate(node, text, add)
  for (const [key, value] of Object.entries(node)) {
    if (key === 'key' && node.computed !== true) continue
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) visit(child, text, add)
    }
  }
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string'
}

/** In a sound program an invariant always holds and no error of ours is thrown for it: no test can miss either. */
function isLeftAlone({ type, callee }: SyntaxNode): boolean {
  if (/^Import|^Export(All|Specifier)/.test(type)) return true
  if (type === 'CallExpression' && isIdentifier(callee, 'invariant')) return true
  return type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)Expression$/.test(type)
}

function mutate(node: SyntaxNode, text: string, add: Add): void {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return mutateOperator(node, text, add)
    case 'UpdateExpression':
      return add(
        node,
        text.slice(node.start, node.end).replace(/\+\+|--/, (found) => SWAPPED[found]!),
      )
    case 'UnaryExpression':
      if (node.operator === '!' || node.operator === '-') add(node, spell(node.argument as SyntaxNode, text))
      return
    case 'IfStatement':
    case 'ConditionalExpression':
      add(node.test as SyntaxNode, 'true')
      return add(node.test as SyntaxNode, 'false')
    case 'Literal':
      return mutateLiteral(node, add)
    case 'ExpressionStatement':
      if (isDeed(node.expression as SyntaxNode)) add(node, ';')
      return
    case 'CallExpression':
      return mutateCall(node, text, add)
  }
}

function mutateOperator(node: SyntaxNode, text: string, add: Add): void {
  const [left, right] = [node.left as SyntaxNode, node.right as SyntaxNode]
  if (node.operator === '??') return add(node, spell(left, text))
  const swapped = SWAPPED[String(node.operator)]
  if (!swapped || [left, right].some(isText)) return
  const between = text.slice(left.end, right.start)
  const at = left.end + between.indexOf(String(node.operator))
  add({ start: at, end: at + String(node.operator).length }, swapped)
}

function mutateLiteral(node: SyntaxNode, add: Add): void {
  if (typeof node.value === 'boolean') add(node, String(!node.value))
  else if (typeof node.value === 'number') add(node, String(node.value + 1))
}

function mutateCall(node: SyntaxNode, text: string, add: Add): void {
  const callee = node.callee as SyntaxNode
  if (callee.type !== 'MemberExpression' || callee.computed === true) return
  const [object, property] = [callee.object as SyntaxNode, callee.property as SyntaxNode]
  const swapped = SWAPPED_METHODS[String(property.name)]
  if (swapped) add(property, swapped)
  if (PASSED_OVER.has(String(property.name))) add(node, text.slice(object.start, object.end))
}

/** Put in parentheses, so that the replacement binds as tightly as what it stands for. */
function spell({ start, end }: SyntaxNode, text: string): string {
  return `(${text.slice(start, end)})`
}

function isText({ type, value }: SyntaxNode): boolean {
  return type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string')
}

function isDeed({ type, callee }: SyntaxNode): boolean {
  if (type === 'AssignmentExpression') return true
  return type === 'CallExpression' && !isIdentifier(callee, 'invariant')
}
