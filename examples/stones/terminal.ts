import type { TerminalDrawing } from '@muster/terminal'
import type { State } from './rules/state.ts'

export const terminal: TerminalDrawing<State> = {
  draw: ({ heaps }) => heaps.map((stones, heap) => `${heap + 1}  ${'o'.repeat(stones)}`).join('\n'),
  legend: 'Each row is a heap, each o a stone.',
  nameOf: (_, seat) => `Player ${seat + 1}`,
}
