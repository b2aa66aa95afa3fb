/** Content is unknown until a schema has looked at it. */
declare module '*.yaml' {
  const value: unknown
  export default value
}
