import { Button, Dialog } from '@hausregeln/view-kit/design/index.ts'
import { formatTime, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { drawClaim, spelled } from '@hausregeln/view-kit/room/claim.ts'
import type { OnlineTable } from '@hausregeln/view-kit/room/onlineTable.ts'
import { ownSeat } from '@hausregeln/view-kit/room/room.ts'
import { KeyRound } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { hrefOf } from '../../../frame/route.ts'
import { useFailures } from '../../table/useFailures.ts'
import { peopleTexts } from '../peopleTexts.ts'
import { Invitation } from './Invitation.tsx'

interface SeatCodeButtonProps {
  readonly table: OnlineTable
  readonly seat: number
  /** Words of the button. */
  readonly label: string
  /** Spoken in their place, where several stand side by side. */
  readonly spoken?: string
}

/** Draws a code for a seat and shows it: a person who enters it on another device takes the seat. */
export function SeatCodeButton({ table, seat, label, spoken }: SeatCodeButtonProps) {
  const failures = useFailures()
  const [claim, setClaim] = useState<string | null>(null)
  async function draw() {
    const drawn = drawClaim()
    if (await failures(() => table.ask({ ask: 'offerSeat', seat, claim: drawn }))) setClaim(drawn)
  }
  return (
    <>
      <Button size="small" icon={<KeyRound size={18} aria-hidden />} aria-label={spoken} onClick={() => void draw()}>
        {label}
      </Button>
      {claim !== null && <ShownCode table={table} seat={seat} claim={claim} onClose={() => setClaim(null)} />}
    </>
  )
}

interface ShownCodeProps extends Pick<SeatCodeButtonProps, 'table' | 'seat'> {
  readonly claim: string
  readonly onClose: () => void
}

/** It goes by itself when it was used. */
function ShownCode({ table, seat, claim, onClose }: ShownCodeProps) {
  const texts = useTexts(peopleTexts)
  const locale = useLocale()
  const room = useSyncExternalStore(table.subscribe, table.room)
  const open = room.table?.claims?.find((each) => each.seat === seat)
  const name = room.table?.seats[seat]?.name ?? ''
  if (open === undefined) return null
  return (
    <Dialog open title={texts.codeFor(name)} onClose={onClose}>
      <div className="stack">
        <p className="seat-code numerals">{spelled(claim)}</p>
        <p>
          {texts.codeCounts(formatTime(locale, open.until))} {ownSeat(room) === seat && texts.codeOwnHow}
        </p>
        <p className="fine">{texts.codeHow}</p>
        <Invitation href={hrefOf({ at: 'claim', code: table.code, claim })} title={texts.codeFor(name)} />
      </div>
    </Dialog>
  )
}
