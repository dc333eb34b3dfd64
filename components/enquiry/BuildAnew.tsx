import { Component, type ReactNode } from 'react'

let failures = 0

/**
 * Rebuilds its children when the reader's own software, such as a translator or a reading aid, has moved nodes that
 * React wants to change. Otherwise React would empty the whole page, along with everything typed on it.
 */
export class BuildAnew extends Component<{ children: ReactNode }, { attempt: number }> {
  override state = { attempt: 0 }

  static getDerivedStateFromError() {
    failures += 1
    return { attempt: failures }
  }

  override render() {
    return <div key={this.state.attempt}>{this.props.children}</div>
  }
}
