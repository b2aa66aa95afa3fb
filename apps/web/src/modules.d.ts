declare module '*.css'

declare module 'virtual:icons/shell' {
  export const sprite: () => Promise<string>
}
