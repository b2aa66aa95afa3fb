export { DieFaces } from './die-faces.tsx'
export { RangeBar } from './range-bar.tsx'
export { TokenArt, TokenRow } from './token.tsx'
