/** The same text as the engine keeps it once for all: such texts are compared and looked up at sight. For texts made up at run time. */
export function interned<Text extends string>(text: Text): Text {
  return Object.keys(Object.fromEntries([[text, 0]]))[0] as Text
}
