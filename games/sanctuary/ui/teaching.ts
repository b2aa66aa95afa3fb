import type { Teaching } from '@muster/ui'

export const teaching: Teaching = {
  howTo: [
    {
      icon: 'castle',
      title: 'What you play for',
      text: 'All hunters together hold the city. You win when every enemy card is beaten; you lose when too many enemies have walked in.',
    },
    {
      icon: 'walking-boot',
      title: 'Your turn: two different actions',
      text: 'Move, shoot, use your ability, equip, trade or pick up: two of them, each once. A sprint goes further and takes both.',
    },
    {
      icon: 'crosshair',
      title: 'Shooting',
      text: 'You shoot straight along your row or column, as far as your gun reaches, and cover stops the line. A shot always hits: damage is what your gun says.',
    },
    {
      icon: 'card-draw',
      title: 'Then an enemy comes',
      text: 'After your actions you draw an enemy card. Its enemies appear at a gate; stars say how tough they are.',
    },
    {
      icon: 'boot-prints',
      title: 'Enemies walk on a die',
      text: 'When everybody has had a turn, one die moves all enemies along the lanes towards the city. The table beside the board says who would get in.',
    },
    {
      icon: 'open-treasure-chest',
      title: 'Loot',
      text: 'Tough enemies drop loot. Step on it and pick it up, then equip: better guns decide the later rounds.',
    },
  ],
  notes: {
    action: 'Stand in a row or column with an enemy to shoot it. Two different actions each turn.',
    spawn: 'Enemies placed far out take longer to reach the city.',
    bullet: 'Each bullet may go to another enemy in the same line.',
    turret: 'A turret shoots by itself at the beginning of your turns, and its wall stops enemies.',
    prevent: 'Take the damage, or spend what prevents it.',
    'equip-at-once': 'Better guns and shields are worth equipping early.',
    sanctuary: 'The city’s walls are not in your way: stand where a row or column meets the enemies.',
  },
}
