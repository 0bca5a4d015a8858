import { Button } from '@hausregeln/view-kit/design/index.ts'
import { formatNumber, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import type { OnlineTable } from '@hausregeln/view-kit/room/onlineTable.ts'
import type { Room } from '@hausregeln/view-kit/room/room.ts'
import { SECOND } from '@hausregeln/view-kit/table/turn/clock.ts'
import { Bot, MessageCircle, UserMinus, Vote } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Bubble } from '../table/Bubble.tsx'
import { useFailures } from '../table/useFailures.ts'
import { proposalText } from './OnlineMatters.tsx'
import { peopleTexts } from './peopleTexts.ts'
import { onlineTexts } from './texts.ts'
import { useAbsent } from './useAbsent.ts'
import { useNow } from './useNow.ts'

/** For how long a line is seen above the sheet, in milliseconds. */
const SAID_FOR = 12 * SECOND

interface OnlineBubblesProps {
  readonly table: OnlineTable
  readonly room: Room
  /** The seat of the person here. */
  readonly own: number
  /** The last line that they have read. */
  readonly read: number
  readonly onOpen: (what: 'chat' | 'vote') => void
}

/** What comes up at an online table, above the sheet of a phone: a vote with its answers, talk, and who has left. */
export function OnlineBubbles({ table, room, own, read, onOpen }: OnlineBubblesProps) {
  return (
    <div className="bubbles">
      <Gone table={table} room={room} />
      <Said room={room} read={read} onOpen={() => onOpen('chat')} />
      <Asked table={table} room={room} own={own} onOpen={() => onOpen('vote')} />
    </div>
  )
}

/** Who is away, when a bot takes over, and whether it may do so at once. */
function Gone({ table, room }: Pick<OnlineBubblesProps, 'table' | 'room'>) {
  const texts = useTexts(peopleTexts)
  const locale = useLocale()
  const now = useNow()
  const told = (name: string, until: number | null) => {
    if (until === null) return texts.gone(name)
    const seconds = Math.ceil((until - now) / SECOND)
    return seconds > 0 ? texts.awayUntil(name, formatNumber(locale, seconds)) : texts.awaySoon(name)
  }
  return useAbsent(table, room).map(({ seat, name, until, botNow }) => (
    <Bubble
      key={seat}
      icon={<UserMinus size={18} aria-hidden />}
      answers={
        botNow && (
          <Button size="small" icon={<Bot size={18} aria-hidden />} onClick={botNow}>
            {texts.botNow}
          </Button>
        )
      }
    >
      {told(name, until)}
    </Bubble>
  ))
}

/** The last line that somebody else has said, for a while. */
function Said({ room, read, onOpen }: Pick<OnlineBubblesProps, 'room' | 'read'> & { readonly onOpen: () => void }) {
  const last = room.chat.findLast(({ guest }) => guest.id !== room.guest?.id && !room.muted.includes(guest.id))
  const line = last?.line ?? 0
  const [gone, setGone] = useState(0)
  useEffect(() => {
    if (line === 0) return
    const timer = setTimeout(() => setGone(line), SAID_FOR)
    return () => clearTimeout(timer)
  }, [line])
  if (last === undefined || line <= read || line === gone) return null
  return (
    <Bubble icon={<MessageCircle size={18} aria-hidden />} onOpen={onOpen} onClose={() => setGone(line)}>
      <strong>{last.name ?? last.guest.name}</strong> {last.text}
    </Bubble>
  )
}

/** What somebody proposes, while this person has not answered. */
function Asked({
  table,
  room,
  own,
  onOpen,
}: Pick<OnlineBubblesProps, 'table' | 'room' | 'own'> & { readonly onOpen: () => void }) {
  const texts = useTexts(onlineTexts)
  const people = useTexts(peopleTexts)
  const failures = useFailures()
  const proposal = room.table?.proposal ?? null
  if (proposal === null || !proposal.needed.includes(own) || proposal.agreed.includes(own)) return null
  const { what, move, id } = proposal
  const answer = (agree: boolean) => void failures(() => table.ask({ ask: 'answer', agree, what, move, id }))
  return (
    <Bubble
      icon={<Vote size={18} aria-hidden />}
      onOpen={onOpen}
      answers={
        <>
          <Button size="small" look="primary" onClick={() => answer(true)}>
            {texts.agree}
          </Button>
          <Button size="small" onClick={() => answer(false)}>
            {texts.disagree}
          </Button>
        </>
      }
    >
      {proposalText(room, proposal, texts, people)}
    </Bubble>
  )
}
