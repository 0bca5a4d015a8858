import { guestSchema } from '@hausregeln/protocol'
import { Button, Panel } from '../../design/index.ts'
import { Frame } from '../../frame/Frame.tsx'
import { go, hrefOf } from '../../frame/route.ts'
import { useTexts } from '../../i18n/index.ts'
import { takeOver } from '../../room/identity.ts'
import { useFailures } from '../table/useFailures.ts'
import { onlineTexts } from './texts.ts'
import './online.css'

/** The name that a token carries; the server alone can say whether it is genuine. */
function nameIn(token: string): string | null {
  try {
    const bytes = Uint8Array.from(
      atob((token.split('.')[0] ?? '').replaceAll('-', '+').replaceAll('_', '/')),
      (letter) => letter.charCodeAt(0),
    )
    return guestSchema.parse(JSON.parse(new TextDecoder().decode(bytes))).name
  } catch {
    return null
  }
}

interface DeviceScreenProps {
  readonly code: string
  readonly token: string
}

/** One comes from another device by one's own link, and plays on here. */
export default function DeviceScreen({ code, token }: DeviceScreenProps) {
  const texts = useTexts(onlineTexts)
  const failures = useFailures()
  const name = nameIn(token)
  const playOn = () =>
    failures(async () => {
      await takeOver(token, name ?? '')
      go({ at: 'table', code })
    })
  return (
    <Frame>
      <div className="online">
        <h1>{texts.otherDevice}</h1>
        <Panel>
          {name === null ? (
            <p>
              {texts.reasons.badToken} <a href={hrefOf({ at: 'online' })}>{texts.leave}</a>
            </p>
          ) : (
            <div className="stack">
              <p>{texts.newHere}</p>
              <div>
                <Button look="primary" onClick={() => void playOn()}>
                  {name}
                </Button>
              </div>
            </div>
          )}
        </Panel>
      </div>
    </Frame>
  )
}
