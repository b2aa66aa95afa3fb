import type { Teaching } from '@muster/ui'

export const teaching: Teaching = {
  howTo: [
    {
      icon: 'megaphone',
      title: 'What you play for',
      text: 'Four Vault Hunters win or lose together. The goal line says what this scenario wants; you lose when a hunter is out at a round’s end and nobody can pay to bring it back.',
    },
    {
      icon: 'rolling-dices',
      title: 'Tokens are actions, dice and health',
      text: 'Every action spends a Ready token and rolls its die: GREEN a d12, YELLOW a d8, RED a d6. A wound turns a token RED; a wound on a RED one takes you out.',
    },
    {
      icon: 'crosshair',
      title: 'Attacking',
      text: 'Die plus Skill must reach the enemy’s Defense. Guns hit only in the bands printed on them: RED is your zone or the next, YELLOW two away, GREEN three. The line of sight must be free.',
    },
    {
      icon: 'reload-gun-barrel',
      title: 'Defending and [RE]acting',
      text: 'Attacked, you choose a token to defend with; it is the one at risk. If it is wounded, every hunter in sight with a Ready token may act at once.',
    },
    {
      icon: 'card-random',
      title: 'The host tells you what comes',
      text: 'When all hunters have acted, the first Announcement is carried out, order by order. The strip shows it beforehand, with whom it would hit as you stand.',
    },
    {
      icon: 'chest',
      title: 'Loot, Spotlight and Luck',
      text: 'Enemies drop Loot: walk over it or take it. The Spotlight draws all attacks. Luck rolls a die again, and belongs to all of you.',
    },
  ],
  notes: {
    start: 'Start close to each other: whoever sees a friend wounded may [RE]act.',
    activate: 'Every hunter acts once a round, in any order you like. All its actions come one after the other.',
    act: 'Point at an enemy to attack it or at a zone to go there, then choose the token. Keep one Ready: [RE]actions need it.',
    guard: 'The best die defends best, but it is the one you lose. No token is spent by defending.',
    again: 'Luck is shared by all hunters. A Crit bought with Luck gives it back.',
    react: 'A [RE]action is a whole action at once, paid with a Ready token.',
    trees: 'Mods come later: every tree begins with its first tier.',
    'enemy next': 'Enemies carry out an order one by one; you decide who goes first.',
    'spawn zone': 'Enemies that appear far away take longer to reach you.',
    buy: 'Buyers take turns until all have passed. Loot and old Gear pay too, without change.',
    pack: 'What you equip now is what you start the next game with.',
    mod: 'A Mod works at once and for good. Higher tiers open as lower ones are filled.',
    station: 'You come back where a NEW-U Station is switched on.',
  },
}
