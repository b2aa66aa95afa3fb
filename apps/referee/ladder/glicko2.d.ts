declare module 'glicko2' {
  export class Player {
    getRating(): number
    getRd(): number
  }
  export class Glicko2 {
    constructor(settings: { tau: number; rating: number; rd: number; vol: number })
    makePlayer(rating?: number, rd?: number, vol?: number): Player
    /** Each match: two players and the score of the first, 1 won, 0.5 drawn, 0 lost. */
    updateRatings(matches: readonly (readonly [Player, Player, number])[]): void
  }
}
