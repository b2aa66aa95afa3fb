import { isTest } from '../lib/files.ts'
import {
  isIdentifier,
  isReference,
  parse,
  type Refusal,
  refusal,
  type Source,
  type SyntaxNode,
  walk,
} from './syntax.ts'

/** Results of these may differ in the last bit between engines; then one record replays to two different games. */
const INEXACT = new Set(
  'acos acosh asin asinh atan atan2 atanh cbrt cos cosh exp expm1 hypot log log10 log1p log2 sin sinh tan tanh'.split(
    ' ',
  ),
)

const EXPECTED = {
  random: 'random numbers from the table',
  time: 'nothing that depends on when it runs',
  inexact: 'exact arithmetic (integers, Math.sqrt)',
  power: 'a whole number written out, or BigInt, as base or exponent, and no fraction',
  product: 'products written out on the plane: engines may round powers as they like',
  halves: 'roundOffset on the plane: halves must round alike on mirrored tables',
  math: 'Math.<name> spelled out, so that this check can read it',
  try: 'no try around calls on the table: it suspends by throwing',
}

/**
 * Where an exception holds. A bot's choice becomes an answer in the record, so how it was reached may depend on the
 * clock and need not come out the same on another engine.
 */
function isAllowed(file: string, what: string): boolean {
  if (what === 'performance') return file === 'packages/bots/time-budget.ts'
  return (what === 'Math.log' || what === 'Math.exp') && /^(packages\/bots|games\/[^/]+\/bot)\//.test(file)
}

function mustBePure(file: string): boolean {
  return (
    /\.tsx?$/.test(file) &&
    /^(packages\/|games\/[^/]+\/(rules|content|bot)\/|games\/[^/]+\/bot\.ts$)/.test(file) &&
    !isTest(file)
  )
}

/** The plane compares products that fill a double to the last bit, so it must not leave any rounding to the engine. */
function isPlane(file: string): boolean {
  return file.startsWith('packages/space/plane/')
}

/** Rules must come out the same whenever, wherever and however often a step is run again. */
export function purityRefusals(source: Source): Refusal[] {
  if (!mustBePure(source.file)) return []
  const refusals: Refusal[] = []
  const refuse = (node: SyntaxNode, found: string, expected: string) => {
    if (!isAllowed(source.file, found)) refusals.push(refusal(source, node.start, found, expected))
  }
  const tries: SyntaxNode[] = []
  let usesTable = false
  walk(parse(source), (node, parent, key) => {
    if (node.type === 'TryStatement') tries.push(node)
    if (isPlane(source.file) && powerOperands(node)) refuse(node, 'a power', EXPECTED.product)
    else if (isInexactPower(node)) refuse(node, 'a power', EXPECTED.power)
    if (node.type === 'MemberExpression' && isIdentifier(node.object, 'globalThis')) {
      refuse(node, 'globalThis', 'globals by their own name, so that this check can read them')
    }
    if (!isReference(node, parent, key)) return
    if (node.name === 'table') usesTable = true
    if (node.name === 'Date' || node.name === 'performance') refuse(node, String(node.name), EXPECTED.time)
    if (node.name === 'crypto') refuse(node, 'crypto', EXPECTED.random)
    if (node.name === 'Math' && parent) checkMath(node, parent, isPlane(source.file), refuse)
  })
  if (usesTable && /^(games|packages\/reaction)\//.test(source.file)) {
    for (const node of tries) refuse(node, 'try', EXPECTED.try)
  }
  return refusals
}

function checkMath(
  node: SyntaxNode,
  parent: SyntaxNode,
  onPlane: boolean,
  refuse: (node: SyntaxNode, found: string, why: string) => void,
) {
  if (parent.type !== 'MemberExpression' || parent.computed === true) return refuse(node, 'Math', EXPECTED.math)
  const name = String((parent.property as SyntaxNode).name)
  if (name === 'random') refuse(node, 'Math.random', EXPECTED.random)
  if (name === 'round' && onPlane) refuse(node, 'Math.round', EXPECTED.halves)
  if (INEXACT.has(name)) refuse(node, `Math.${name}`, EXPECTED.inexact)
}

/** Powers of whole numbers are exact; what cannot be read off as such is not trusted to be one. */
function isInexactPower(node: SyntaxNode): boolean {
  const operands = powerOperands(node)
  if (!operands) return false
  return !operands.some(isWhole) || operands.some(isFraction)
}

function powerOperands(node: SyntaxNode): unknown[] | undefined {
  return node.operator === '**' || node.operator === '**=' ? [node.left, node.right] : powArguments(node)
}

function powArguments(node: SyntaxNode): unknown[] | undefined {
  const callee = node.callee as SyntaxNode | undefined
  if (node.type !== 'CallExpression' || callee?.type !== 'MemberExpression') return undefined
  if (!isIdentifier(callee.object, 'Math') || !isIdentifier(callee.property, 'pow')) return undefined
  return node.arguments as unknown[]
}

function isWhole(operand: unknown): boolean {
  const { type, value, callee } = operand as SyntaxNode
  if (type === 'CallExpression') return isIdentifier(callee, 'BigInt')
  return type === 'Literal' && (typeof value === 'bigint' || Number.isInteger(value))
}

function isFraction(operand: unknown): boolean {
  const { type, value } = operand as SyntaxNode
  return type === 'Literal' && typeof value === 'number' && !Number.isInteger(value)
}
