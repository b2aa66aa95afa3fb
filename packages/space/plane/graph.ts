export type Graph = { readonly count: number }
