declare module '*.css'

declare module 'virtual:icons/*' {
  export const sprite: () => Promise<string>
}

declare module 'virtual:ledger/*' {
  export const ledger: import('./rules/ledger.ts').Ledger
}
