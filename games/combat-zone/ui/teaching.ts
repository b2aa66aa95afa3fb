import type { Teaching } from '@muster/ui'

export const teaching: Teaching = {
  howTo: [
    {
      icon: 'crosshair',
      title: 'What you play for',
      text: 'Two gangs on one street. The line above the table says what wins and how it stands. Everything is measured in inches, from the edge of one base to the edge of the other.',
    },
    {
      icon: 'duality',
      title: 'A token is everything',
      text: 'Each token a character has is an action, a die, a distance and a life. GREEN walks 12 inches and rolls twelve sides, YELLOW 7 and eight, RED 3 and six. Spending one turns it over until your team is inspired.',
    },
    {
      icon: 'targeting',
      title: 'Control goes back and forth',
      text: 'With Control you activate one character and go on acting with it while it has Ready tokens, or you stop early and keep some. Then Control is your rival’s.',
    },
    {
      icon: 'rally-the-troops',
      title: 'Inspire your team',
      text: 'Instead of activating somebody, inspire: each of your Gonks acts once, then all your tokens are Ready again. Too early wastes tokens, too late leaves you waiting.',
    },
    {
      icon: 'run',
      title: 'Moving',
      text: 'Point at Move to see how far it goes: plain ground is free, hatched ground lies behind a roll. Draw the way yourself, click to bend it, or take a suggestion. Who fails a roll stops there.',
    },
    {
      icon: 'pistol-gun',
      title: 'Attacking',
      text: 'You roll a die and add the Skill; so does the target, with whichever token it chooses. You need more. Things in the path between you add 1 each to its roll, unless they are within an inch of you. Point at a target to see the path and the odds.',
    },
    {
      icon: 'bullet-impacts',
      title: 'Wounds, and answering them',
      text: 'The token that lost turns RED; if it was RED already, the character is out. A wounded character may [RE]act at once with a Ready token. Gonks go down at the first wound.',
    },
    {
      icon: 'clover',
      title: 'Luck',
      text: 'Three times in a game you roll a die of yours again. The new face counts even if it is worse; a Crit gives the Luck back.',
    },
  ],
  notes: {
    control:
      'Activate whoever can do most now, or inspire when few tokens are Ready. Who stops early keeps tokens to answer attacks with.',
    act: 'Each action spends a Ready token, and its colour is the die you roll. Point at a choice to see where it reaches, what gives cover, and the odds.',
    path: 'Draw a way on the board or take a suggestion. Plain ground is free; hatched ground lies behind a roll, and failing it stops you there.',
    gonk: 'Each Gonk acts once, in the order you like. Your tokens turn Ready after the last of them.',
    guard:
      'The token you oppose with is the one that turns RED if you lose. Used tokens oppose as well as Ready ones. A better die holds more often, and is dearer to lose.',
    again:
      'The new face counts even if it is worse, and no die is rolled again twice. Keep some Luck for the roll that decides.',
    holder: 'One of yours opposes whoever wants to get away: take the one with the best Reflexes.',
    intercept: 'A Netrunner of yours may oppose the program in the place of its target.',
    impact: 'Everybody within 3 inches of the Impact token may be caught, friends too.',
    shift: 'It missed you: move the token up to 3 inches, to where it catches others.',
    'get out': 'A Ready token lets a model run before the Blast rolls against it. Who stays rolls with Reflexes.',
    shot: 'Stay on the target, or walk the fire on to another one that glows.',
    tie: 'Shots into a Brawl hit whoever rolled lowest; here several did.',
    'react order': 'Several of yours may answer. What the first one does may change whom the next one can reach.',
    'free token': 'A free move spends nothing, but goes as far as the colour you name.',
    body: 'The Body can be looted later: lay it where you get to it and your rival does not.',
    drop: 'What you drag is left within an inch of you. A barrel between you and a rival is cover.',
    deploy: 'Come in where you can act next time, and out of sight of what could shoot first.',
    landing: 'Whoever falls comes to rest at the nearest free place; of several you choose.',
    card: 'The card that asks says what becomes of the one you choose.',
    program: 'A program that ends can be launched again once it is reloaded.',
    'which token to wound':
      'A wound turns a token RED, whatever it was: a wounded RED one is the end of its character.',
    'which token to heal': 'A healed token has its own colour again: the one that was GREEN gains most.',
    'which token to ready': 'Ready the one you want to act with next.',
    'which token to stun': 'The token is Used till your team is inspired: give up the one you need least.',
    whom: 'A card of yours asks whom it is meant for.',
  },
}
