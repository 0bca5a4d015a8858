import { Button, Panel } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { Component, type ReactNode } from 'react'
import { aroundTexts } from '../frame/aroundTexts.ts'
import { Frame } from '../frame/Frame.tsx'

interface BoundaryProps {
  /** Where the page is: elsewhere it may go on. */
  readonly at: string
  readonly children: ReactNode
}

interface BoundaryState {
  readonly at: string
  readonly fault: unknown
}

/** Where a part of the page cannot be loaded or shown a sentence stands instead of an empty page, with the way on. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { at: this.props.at, fault: null }

  static getDerivedStateFromError(fault: unknown) {
    return { fault }
  }

  static getDerivedStateFromProps({ at }: BoundaryProps, state: BoundaryState) {
    return at === state.at ? null : { at, fault: null }
  }

  override render() {
    return this.state.fault === null ? this.props.children : <Broken fault={this.state.fault} />
  }
}

function Broken({ fault }: { readonly fault: unknown }) {
  const texts = useTexts(aroundTexts)
  return (
    <Frame title={texts.broken}>
      <div className="stack">
        <h1>{texts.broken}</h1>
        <Panel>
          <div className="stack">
            <p>{texts.brokenText}</p>
            <p className="fine">{fault instanceof Error ? fault.message : String(fault)}</p>
            <div>
              <Button look="primary" onClick={() => location.reload()}>
                {texts.reload}
              </Button>
            </div>
          </div>
        </Panel>
      </div>
    </Frame>
  )
}
