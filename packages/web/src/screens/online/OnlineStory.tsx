import { Button, Panel } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { knownGuest } from '@hausregeln/view-kit/room/identity.ts'
import type { OnlineTable } from '@hausregeln/view-kit/room/onlineTable.ts'
import { ownSeat } from '@hausregeln/view-kit/room/room.ts'
import { useState, useSyncExternalStore } from 'react'
import { hrefOf } from '../../frame/route.ts'
import { AfterGame } from './AfterGame.tsx'
import { ChatPanel } from './ChatPanel.tsx'
import { DicePledge } from './DicePledge.tsx'
import { Invitation } from './lobby/Invitation.tsx'
import { SeatCodeButton } from './lobby/SeatCodeButton.tsx'
import { peopleTexts } from './peopleTexts.ts'
import { onlineTexts } from './texts.ts'

/** Beside an online game: talk, the dice's pledge or their proof, and your own link for another device. */
export function OnlineStory({ table }: { readonly table: OnlineTable }) {
  const room = useSyncExternalStore(table.subscribe, table.room)
  const info = room.table
  if (info === null) return null
  return (
    <>
      <ChatPanel table={table} />
      {info.phase === 'over' ? (
        <AfterGame code={table.code} />
      ) : (
        info.commitment !== null && <DicePledge commitment={info.commitment} nonce={info.seats[ownSeat(room)]?.nonce} />
      )}
      {ownSeat(room) >= 0 && <OtherDevice table={table} seat={ownSeat(room)} over={info.phase === 'over'} />}
    </>
  )
}

interface OtherDeviceProps {
  readonly table: OnlineTable
  readonly seat: number
  readonly over: boolean
}

/**
 * A code brings the seat to another device; who opens the link is oneself there: it is shown only when it is asked for.
 */
function OtherDevice({ table, seat, over }: OtherDeviceProps) {
  const texts = useTexts(onlineTexts)
  const people = useTexts(peopleTexts)
  const [shown, setShown] = useState(false)
  const known = knownGuest()
  if (known === null) return null
  return (
    <Panel title={texts.otherDevice} tone="sunken">
      <div className="stack stack--tight">
        {!over && (
          <>
            <p className="fine">{people.otherDeviceText}</p>
            <div>
              <SeatCodeButton table={table} seat={seat} label={people.showCode} />
            </div>
            <p>
              <strong>{people.bothDevices}</strong>
            </p>
          </>
        )}
        <p className="fine">{texts.otherDeviceText}</p>
        {shown ? (
          <Invitation href={hrefOf({ at: 'device', code: table.code, token: known.token })} title={texts.otherDevice} />
        ) : (
          <div>
            <Button size="small" onClick={() => setShown(true)}>
              {texts.showLink}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  )
}
