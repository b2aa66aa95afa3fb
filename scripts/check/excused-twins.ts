/** Cards that are alike on purpose, with the reason: some by id, or whatever twins a game has. */
export type Excuse =
  | { readonly whole: true; readonly because: string }
  | { readonly whole?: undefined; readonly because: string; readonly twins: readonly (readonly string[])[] }

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
    whole: true,
    because: 'its cards are older than this check; their second edition joins it',
  },
}
