const RULE = /\b([A-Z]{2}-[A-Z]+-\d+)\b/

/** Text with every rule it names as a link. */
export function RuleText({ game, text }: { game: string; text: string }) {
  return text.split(RULE).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text stay in their order
      <a key={index} href={`#/rules/${game}/${part}`}>
        {part}
      </a>
    ) : (
      part
    ),
  )
}
