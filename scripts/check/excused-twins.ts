/** Cards that are alike on purpose, by their ids, with the reason. */
export type Excuse = { readonly because: string; readonly twins: readonly (readonly string[])[] }

export const EXCUSED: Readonly<Record<string, Excuse>> = {
  bladeborn: {
    because:
      'these fighters share one profile in the published warbands, and are told apart on the field by name alone',
    twins: [
      ['targor', 'arnulf'],
      ['narvia', 'turosh'],
      ['gnarl', 'ushkor'],
    ],
  },
  sanctuary: {
    because: 'the kit has four like walls and two like pools, named so that players can tell them apart on the board',
    twins: [
      ['long-wall-1', 'long-wall-2', 'long-wall-3', 'long-wall-4'],
      ['acid-pool', 'slag-pool'],
    ],
  },
}
