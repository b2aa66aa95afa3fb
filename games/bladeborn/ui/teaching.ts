import type { Teaching } from '@muster/ui'

export const teaching: Teaching = {
  howTo: [
    {
      icon: 'knight-banner',
      title: 'What you play for',
      text: 'Two warbands meet on one map. The battle card says what counts; the goal line above the board keeps count. Usually it is banners, held at the end of a round.',
    },
    {
      icon: 'dice-six-faces-six',
      title: 'A round begins with six dice',
      text: 'Both sides roll six. Doubles and triples are your fuel: spend them later on abilities. Single dice decide who goes first.',
    },
    {
      icon: 'campfire',
      title: 'Take turns, one fighter at a time',
      text: 'Activate a fighter who has not acted yet. It has two actions: move, attack, disengage or wait, in any order.',
    },
    {
      icon: 'walking-boot',
      title: 'Moving',
      text: 'Up to the Move number, hex by hex, round crags and other fighters. Beside an enemy you are stuck: attack, or disengage one hex.',
    },
    {
      icon: 'crossed-swords',
      title: 'Attacking',
      text: 'Roll the weapon’s dice. Strength above Toughness hits on 3, equal on 4, below on 5. A 6 is critical and hurts more. Point at an enemy to see the odds first.',
    },
    {
      icon: 'tattered-banner',
      title: 'Holding a banner',
      text: 'Whoever has more fighters within one hex of a banner holds it, and keeps it until somebody else does.',
    },
  ],
  notes: {
    reserves: 'Some fighters wait off the board and come in later. Keep quick or cheap ones back.',
    place: 'Set your fighters on the glowing hexes. Close to a banner is a good start.',
    activate: 'Pick who acts now. Fighters with a tick have acted in this round.',
    action: 'Two actions each: move to a banner, or point at an enemy to see the chance to hit.',
    reroll: 'Re-rolling a miss costs nothing. Re-rolling a hit may lose it.',
    first: 'Going first takes banners, going second answers what the other side did.',
    arrive: 'Reserves come in here. Near a banner they count at once.',
    divide: 'Doubles and triples are gone at the end of the round: spend them on abilities.',
  },
}
