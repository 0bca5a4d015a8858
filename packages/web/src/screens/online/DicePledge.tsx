import { Panel } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { onlineTexts } from './texts.ts'

interface DicePledgeProps {
  readonly commitment: string
  readonly nonce: string | null | undefined
}

/** Why nobody can choose the dice: the server's pledge, and your own part. */
export function DicePledge({ commitment, nonce }: DicePledgeProps) {
  const texts = useTexts(onlineTexts)
  return (
    <Panel title={texts.dice} tone="sunken">
      <div className="stack">
        <p>{texts.diceText}</p>
        <dl className="pledge">
          <dt>{texts.fingerprint}</dt>
          <dd>
            <code>{commitment}</code>
          </dd>
          {nonce && (
            <>
              <dt>{texts.ownNonce}</dt>
              <dd>
                <code>{nonce}</code>
              </dd>
            </>
          )}
        </dl>
      </div>
    </Panel>
  )
}
