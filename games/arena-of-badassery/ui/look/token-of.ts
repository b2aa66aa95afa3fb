import { readToken, type Token, tokens } from '@muster/reaction'

/** The token an option is done with: at its end ("shoot psycho-2 on Y+"), or what a guard begins with ("Y+ shield"). */
export const tokenOf = (key: string): Token | undefined =>
  readToken(key).token ?? tokens.find((token) => token === key.split(' ')[0])
