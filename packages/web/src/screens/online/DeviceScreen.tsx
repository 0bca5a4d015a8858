import { Button, Panel } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { guestIn, takeOver } from '@hausregeln/view-kit/room/identity.ts'
import { TableError } from '@hausregeln/view-kit/room/tableError.ts'
import { useState } from 'react'
import { Frame } from '../../frame/Frame.tsx'
import { go, hrefOf } from '../../frame/route.ts'
import { useFailures } from '../table/useFailures.ts'
import { peopleTexts } from './peopleTexts.ts'
import { onlineTexts } from './texts.ts'
import './online.css'

interface DeviceScreenProps {
  readonly code: string
  readonly token: string
}

/** You come from another device by your own link, and play on here. */
export default function DeviceScreen({ code, token }: DeviceScreenProps) {
  const texts = useTexts(onlineTexts)
  const people = useTexts(peopleTexts)
  const failures = useFailures()
  const [stale, setStale] = useState(false)
  const name = stale ? null : (guestIn(token)?.name ?? null)
  const playOn = () =>
    failures(async () => {
      try {
        await takeOver(token)
      } catch (error) {
        if (!(error instanceof TableError && error.refusal === 'badToken')) throw error
        return setStale(true)
      }
      go({ at: 'table', code })
    })
  return (
    <Frame title={texts.otherDevice}>
      <div className="online">
        <h1>{texts.otherDevice}</h1>
        <Panel>
          {name === null ? (
            <p>
              {people.staleLink} <a href={hrefOf({ at: 'claim', code, claim: '' })}>{people.haveCode}</a> ·{' '}
              <a href={hrefOf({ at: 'table', code })}>{texts.toTable}</a>
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
