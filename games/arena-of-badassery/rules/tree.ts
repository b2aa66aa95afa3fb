import { makeSideNote, mapped, ok, pickOne, refuse, type Verdict, type Words } from '@muster/table'
import type { TreeCard, TreeSlot } from '../content/cards/hunter.ts'
import { force } from './effects/force.ts'
import { hunterOf, nameOf } from './lookup.ts'
import type { Hunter, State, Tree } from './state.ts'
import type { Table } from './table.ts'

const cardOf = ({ content }: State, { card }: Tree): TreeCard => content.trees[card] as TreeCard

const slots = makeSideNote<readonly TreeSlot[]>()

/** The slots of a tree, numbered through all tiers; kept beside its card. */
export function slotsOn(card: TreeCard): readonly TreeSlot[] {
  const known = slots.get(card)
  if (known) return known
  const all = card.tiers.flat()
  slots.set(card, all)
  return all
}

/** AB-TREE-7: the slots of a hunter that hold a Mod: on which tree, which one of it. */
export function modded(state: State, { trees }: Hunter): { tree: string; at: number; slot: TreeSlot }[] {
  const filled: { tree: string; at: number; slot: TreeSlot }[] = []
  for (const tree of trees) {
    if (tree.mods.length === 0) continue
    const all = slotsOn(cardOf(state, tree))
    for (const at of tree.mods) filled.push({ tree: tree.card, at, slot: all[at] as TreeSlot })
  }
  return filled
}

/** AB-TREE-3..6: the slots of a tree that may take a Mod: free ones of tiers below which each tier has one. */
export function openSlots(state: State, tree: Tree): number[] {
  const open: number[] = []
  let first = 0
  for (const tier of cardOf(state, tree).tiers) {
    const slots = tier.map((_, at) => first + at)
    open.push(...slots.filter((at) => !tree.mods.includes(at)))
    if (!slots.some((at) => tree.mods.includes(at))) break
    first += tier.length
  }
  return open
}

/** AB-TREE-3, AB-TREE-6: Mods that lie above a tier without any. */
export function modsTooHigh(state: State, tree: Tree): number[] {
  let first = 0
  for (const { length } of cardOf(state, tree).tiers) {
    const next = first + length
    if (!tree.mods.some((at) => at >= first && at < next)) return tree.mods.filter((at) => at >= next)
    first = next
  }
  return []
}

/** One slot of one tree. */
interface Place {
  readonly tree: string
  readonly at: number
}

interface ModAsk {
  readonly state: State
  readonly hunter: string
}

const filled = refuse('AB-TREE-5', 'the slot has a Mod already')
const tooHigh = refuse('AB-TREE-3', 'every tier below must have a Mod first')
const notItsTree = refuse('AB-TREE-2', 'a Mod goes into a slot of one of its own Skill Trees')

const treesOf = ({ state, hunter }: ModAsk): readonly Tree[] => hunterOf(state, hunter).trees

/** AB-TREE-3..6. */
function modVerdict({ tree, at }: Place, ask: ModAsk): Verdict {
  const own = treesOf(ask).find(({ card }) => card === tree)
  if (!own) return notItsTree
  if (own.mods.includes(at)) return filled
  return openSlots(ask.state, own).includes(at) ? ok : tooHigh
}

const modWords: Words<Place, ModAsk> = {
  ask: 'mod',
  doing: 'places a Mod',
  rule: 'AB-TREE-2',
  prompt: ({ state, hunter }) => `Where does ${nameOf(state, hunter)} place a Mod?`,
  key: ({ tree, at }) => `${tree} ${at + 1}`,
  text: ({ tree, at }, { state }) => {
    const card = state.content.trees[tree]
    return `${card?.name}: ${card && slotsOn(card)[at]?.name}`
  },
  refs: ({ tree }) => [tree],
  candidates: (ask) =>
    treesOf(ask).flatMap((tree) => slotsOn(cardOf(ask.state, tree)).map((_, at): Place => ({ tree: tree.card, at }))),
  verdict: modVerdict,
  whyNot: () => notItsTree,
}

/** AB-TREE-2..7, AB-R-74: a Mod is placed where its hunter's player likes, and works at once; without an open slot it is lost. */
export function placeMod(table: Table, state: State, hunter: Hunter): boolean {
  const places = hunter.trees.flatMap((tree) => openSlots(state, tree).map((at): Place => ({ tree: tree.card, at })))
  if (places.length === 0) return false
  const { tree, at } = table.ask(hunter.seat, pickOne(modWords, places, { state, hunter: hunter.id }))
  hunter.trees = mapped(hunter.trees, (one) => (one.card === tree ? { ...one, mods: [...one.mods, at] } : one))
  if (state.campaign) state.campaign.mods++
  force.changed(state)
  table.tell({ event: 'mod', rule: 'AB-TREE-7', id: hunter.id, tree, slot: at })
  return true
}
