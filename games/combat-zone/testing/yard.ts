/** A pack with a crowded Battlespace: every kind of scenery, close enough that nobody goes far without meeting some. */
export const yard = {
  battlespaces: [
    {
      id: 'yard',
      name: 'The Yard',
      width: 20,
      depth: 20,
      text: 'Everything at once, for tests.',
      pieces: [
        { kind: 'fence', at: [5, 6] },
        { kind: 'fence', at: [14, 13], turn: 1 },
        { kind: 'container', at: [10, 10], slant: true },
        { kind: 'car', at: [4, 11] },
        { kind: 'rubble', at: [15, 7] },
        { kind: 'barrel', at: [8, 5] },
        { kind: 'barrel', at: [12, 15] },
        { kind: 'wall', at: [10, 6.5], openings: [{ at: 1.7, width: 1.6, kind: 'door' }] },
        { kind: 'wall', at: [7, 14], openings: [{ at: 1.7, width: 1.6, kind: 'window' }] },
        { kind: 'rooftop', at: [16, 17], size: [4, 3], ladders: ['south'] },
        { kind: 'bunker', at: [3, 16], openings: [{ wall: 'south', at: 1.2, width: 1.4, kind: 'door' }] },
        { kind: 'pillar', at: [11.5, 3] },
      ],
    },
  ],
}
