import { Dialog, IconButton } from '@hausregeln/view-kit/design/index.ts'
import { formatNumber, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import type { OnlineTable } from '@hausregeln/view-kit/room/onlineTable.ts'
import { ownSeat } from '@hausregeln/view-kit/room/room.ts'
import { MessageCircle, UserCheck, Vote } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { useFailures } from '../table/useFailures.ts'
import { ChatPanel } from './ChatPanel.tsx'
import { OnClock } from './Clocks.tsx'
import { OnlineBubbles } from './OnlineBubbles.tsx'
import { ProposalPanel } from './OnlineMatters.tsx'
import { onlineTexts } from './texts.ts'

/** In the strip of a phone: the clock that runs, unread talk, and what is to be agreed on, each a tap away. */
export function OnlineStrip({ table }: { readonly table: OnlineTable }) {
  const texts = useTexts(onlineTexts)
  const locale = useLocale()
  const failures = useFailures()
  const room = useSyncExternalStore(table.subscribe, table.room)
  const newest = room.chat.at(-1)?.line ?? 0
  const [read, setRead] = useState(newest)
  const [open, setOpen] = useState<'chat' | 'vote' | null>(null)
  const unread = room.chat.filter(({ line, guest }) => line > read && guest.id !== room.guest?.id).length
  const proposal = room.table?.proposal ?? null
  const own = ownSeat(room)
  const standIn = room.table?.seats[own]?.standIn ?? null
  const asked = proposal?.needed.includes(own) === true && !proposal.agreed.includes(own)
  const close = () => {
    setRead(newest)
    setOpen(null)
  }
  return (
    <>
      <OnClock table={table} />
      {standIn !== null && (
        <IconButton
          label={texts.botReturns}
          look="primary"
          size="small"
          icon={<UserCheck size={20} aria-hidden />}
          onClick={() => void failures(() => table.ask({ ask: 'return' }))}
        />
      )}
      {proposal !== null && (
        <span className="strip__button">
          <IconButton
            label={texts.openVote}
            look={asked ? 'primary' : 'quiet'}
            size="small"
            icon={<Vote size={20} aria-hidden />}
            onClick={() => setOpen('vote')}
          />
        </span>
      )}
      <span className="strip__button">
        <IconButton
          label={unread > 0 ? texts.unread(formatNumber(locale, unread)) : texts.chat}
          size="small"
          icon={<MessageCircle size={20} aria-hidden />}
          onClick={() => setOpen('chat')}
        />
        {unread > 0 && (
          <span className="strip__count" aria-hidden>
            {formatNumber(locale, unread)}
          </span>
        )}
      </span>
      <OnlineBubbles table={table} room={room} own={own} read={read} onOpen={setOpen} />
      <Dialog open={open === 'chat'} title={texts.chat} onClose={close}>
        <ChatPanel table={table} />
      </Dialog>
      <Dialog open={open === 'vote' && proposal !== null} title={texts.openVote} onClose={close}>
        {proposal !== null && <ProposalPanel table={table} proposal={proposal} own={own} />}
      </Dialog>
    </>
  )
}
