import { Component, type ReactNode } from 'react'
import { Message } from './message.tsx'

/** Where a screen fails, says so in words; everything kept is still there. */
export class Guard extends Component<{ readonly children: ReactNode }, { readonly problem: string }> {
  override state = { problem: '' }

  static getDerivedStateFromError(error: unknown) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }

  override render(): ReactNode {
    const { problem } = this.state
    if (!problem) return this.props.children
    return (
      <Message title="This screen has failed">
        That is our mistake: {problem}. Your games are kept; go back to the shelf and open yours again.
      </Message>
    )
  }
}
