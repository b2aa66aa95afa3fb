import type { Teaching } from '@muster/ui'

export const teaching: Teaching = {
  howTo: [
    {
      icon: 'battle-mech',
      title: 'What you play for',
      text: 'One Mech each, forty cards, the last one standing wins. A Mech with as much damage as hit points is out.',
    },
    {
      icon: 'battery-pack',
      title: 'Energy',
      text: 'Eight cells. Paying marks them, and marked cells are ready again at the next turn, whoever’s it is. In need you can burn a marked cell for one more Energy, which it takes longer to get back.',
    },
    {
      icon: 'move',
      title: 'Your turn',
      text: 'Do what you like, as often as you can pay: move a hex, play a card, use a function. Then end the turn.',
    },
    {
      icon: 'crosshair',
      title: 'Attacking',
      text: 'An attack card shows at which range it works and how many dice it rolls. Ones and sixes are successes. The defender evades with dice of its own; more successes hit.',
    },
    {
      icon: 'riot-shield',
      title: 'Pools',
      text: 'Attack, evasion and armor each have a pool of extra dice for the whole turn. Whatever you pull now is missing later.',
    },
    {
      icon: 'hand',
      title: 'Everything can be answered',
      text: 'Whatever is declared waits while the others may react with Instants and functions. The last thing declared happens first. Pass when you have no answer.',
    },
  ],
  notes: {
    act: 'Cards that glow can be played now. When something waits to resolve, you may answer it or pass.',
    pull: 'Extra dice raise your chance, but the pool is for the whole turn: what you pull now is missing later.',
    mulligan: 'A hand with nothing cheap in it is worth changing.',
    hex: 'One hex for each standard move. Point at the enemy to see your ranges.',
    scrap: 'Your hand is filled up again: scrap what you will not play soon.',
  },
}
