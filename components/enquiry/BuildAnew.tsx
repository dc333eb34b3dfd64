import { Component, type ReactNode } from 'react'

let failures = 0

/**
 * Builds what is inside anew when software of the reader's own, such as a translator or a reading aid, has moved nodes
 * that React wants to change. React would empty the whole page, with everything typed on it.
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
