/** One panel of "How to play in two minutes". */
export interface HowToPanel {
  readonly icon: string
  readonly title: string
  readonly text: string
}

/** What a game says to newcomers; loaded when somebody wants to know. */
export interface Teaching {
  /** How to play, in a handful of panels. */
  readonly howTo: readonly HowToPanel[]
  /** A note for the first time of each kind of question, by the question's name. */
  readonly notes: Readonly<Record<string, string>>
}
