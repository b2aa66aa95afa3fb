import { isTest } from '../lib/files.ts'
import { isIdentifier, parse, type Refusal, refusal, type Source, type SyntaxNode, walk } from './syntax.ts'

const EXPECTED = 'no memory in a module: a side note (makeSideNote), or a constant worked out at load'

/** Methods that change what they are called on: arrays, maps, sets and typed arrays. */
const CHANGING = new Set('add clear copyWithin delete fill pop push reverse set shift sort splice unshift'.split(' '))

const WRITERS = new Set('assign defineProperties defineProperty setPrototypeOf'.split(' '))

function mustForget(file: string): boolean {
  return /^(games\/[^/]+\/(rules\/|bot\/|bot\.ts$)|packages\/reaction\/(?!ui\/))/.test(file) && !isTest(file)
}

/**
 * A step is run again and again, for many tables in one process: what a module remembers of one run would be there in the
 * next. Refused are variables of a module, containers that are empty at load and not readonly (they are there to be filled,
 * by whatever hands), and whatever a function of the module writes to. Writing while the module loads is working it out.
 */
export function memoryRefusals(source: Source): Refusal[] {
  if (!mustForget(source.file)) return []
  const program = parse(source)
  const declarators = declaratorsOf(program)
  const fillable = declarators.flatMap(({ kind, node }) => {
    const name = String((node.id as SyntaxNode).name)
    if (kind !== 'const') return [refusal(source, node.start, `${kind} ${name}`, EXPECTED)]
    return isFillable(node) ? [refusal(source, node.start, `${name}, there to be filled`, EXPECTED)] : []
  })
  const notes = [...declarators.map(({ node }) => node), ...declarationsOf(program)].filter(isSideNote)
  const names = new Set(notes.map(({ id }) => (id as SyntaxNode).name))
  return [...fillable, ...writesInFunctions(source, program, names)]
}

type Declarator = { readonly kind: string; readonly node: SyntaxNode }

function declaratorsOf(program: SyntaxNode): Declarator[] {
  return declarationsOf(program).flatMap((declaration) => {
    if (declaration.type !== 'VariableDeclaration' || declaration.declare === true) return []
    return nodes(declaration.declarations).map((node) => ({ kind: String(declaration.kind), node }))
  })
}

function declarationsOf(program: SyntaxNode): SyntaxNode[] {
  return nodes(program.body).flatMap((statement) =>
    nodes(/^Export/.test(statement.type) ? statement.declaration : statement),
  )
}

/** What `makeSideNote` made, or a class of its own that does the same: it extends `Given`. */
function isSideNote({ type, init, superClass }: SyntaxNode): boolean {
  if (type === 'ClassDeclaration') return isIdentifier(superClass, 'Given')
  const call = init as SyntaxNode | null
  return call?.type === 'CallExpression' && isIdentifier(call.callee, 'makeSideNote')
}

/** A note is written by its own `set`, which keeps what it is told beside the object: whatever else is written to it stays in it. */
function isNoting({ type, callee }: SyntaxNode, notes: ReadonlySet<unknown>): boolean {
  const object = type === 'CallExpression' ? ((callee as SyntaxNode).object as SyntaxNode | undefined) : undefined
  return isIdentifier(object) && notes.has(object?.name)
}

function isFillable({ id, init }: SyntaxNode): boolean {
  const value = init as SyntaxNode | null
  const annotation = ((id as SyntaxNode).typeAnnotation as SyntaxNode | null)?.typeAnnotation as SyntaxNode | undefined
  if (!value || isReadonly(annotation)) return false
  if (value.type === 'ArrayExpression') return nodes(value.elements).length === 0
  if (value.type === 'ObjectExpression') return nodes(value.properties).length === 0
  if (value.type !== 'NewExpression') return false
  if (isIdentifier(value.callee, 'WeakMap') || isIdentifier(value.callee, 'WeakSet')) return true
  const isContainer = isIdentifier(value.callee, 'Map') || isIdentifier(value.callee, 'Set')
  return isContainer && nodes(value.arguments).length === 0
}

function isReadonly(type: SyntaxNode | undefined): boolean {
  if (type?.type === 'TSTypeOperator') return type.operator === 'readonly'
  const name = type?.type === 'TSTypeReference' ? (type.typeName as SyntaxNode) : undefined
  return isIdentifier(name) && String(name?.name).startsWith('Readonly')
}

/** Writes, inside a function, to a name that no function around it declares: it is the module's or another module's. */
function writesInFunctions(source: Source, program: SyntaxNode, notes: ReadonlySet<unknown>): Refusal[] {
  const refusals: Refusal[] = []
  const visit = (node: SyntaxNode, local: ReadonlySet<unknown>, depth: number): void => {
    const isFunction = /Function/.test(node.type) && !/^TS/.test(node.type)
    const names = isFunction ? new Set([...local, ...namesIn(node)]) : local
    const name = depth > 0 ? writtenName(node) : undefined
    if (name !== undefined && !names.has(name) && !isNoting(node, notes))
      refusals.push(refusal(source, node.start, `a write to ${name}`, EXPECTED))
    for (const child of Object.values(node).flatMap(nodes)) visit(child, names, isFunction ? depth + 1 : depth)
  }
  visit(program, new Set(), 0)
  return refusals
}

/** Whatever a function's parameters and declarations name, blocks taken together. */
function namesIn(fn: SyntaxNode): Set<unknown> {
  const names = new Set<unknown>()
  const addNames = (pattern: unknown) => {
    for (const part of nodes(pattern)) walk(part, (node) => isIdentifier(node) && names.add(node.name))
  }
  addNames(fn.params)
  walk(fn, (node) => {
    if (node !== fn && /^(VariableDeclarator|FunctionDeclaration)$/.test(node.type)) addNames(node.id)
    if (node.type === 'CatchClause') addNames(node.param)
  })
  return names
}

/** The name at the root of what a node writes to: `memo` of `memo.best[3] = 1` and of `memo.seen.add(x)`. */
function writtenName(node: SyntaxNode): unknown {
  if (node.type === 'AssignmentExpression') return rootOf(node.left)
  if (node.type === 'UpdateExpression') return rootOf(node.argument)
  if (node.type === 'UnaryExpression' && node.operator === 'delete') return rootOf(node.argument)
  const callee = node.callee as SyntaxNode | undefined
  if (node.type !== 'CallExpression' || callee?.type !== 'MemberExpression') return undefined
  const method = String((callee.property as SyntaxNode).name)
  if (isIdentifier(callee.object, 'Object')) return WRITERS.has(method) ? rootOf(nodes(node.arguments)[0]) : undefined
  return CHANGING.has(method) ? rootOf(callee.object) : undefined
}

function rootOf(target: unknown): unknown {
  const node = target as SyntaxNode | undefined
  if (node?.type === 'MemberExpression') return rootOf(node.object)
  if (/^(Parenthesized|TSAs|TSNonNull)Expression$/.test(node?.type ?? '')) return rootOf(node?.expression)
  return node?.type === 'Identifier' ? node.name : undefined
}

function nodes(value: unknown): SyntaxNode[] {
  const all = Array.isArray(value) ? value : [value]
  return all.filter((one) => typeof one === 'object' && one !== null && typeof one.type === 'string')
}
