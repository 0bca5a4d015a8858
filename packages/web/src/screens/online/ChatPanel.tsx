import { type ChatLine, LIMITS, REACTIONS } from '@hausregeln/protocol'
import { Button, Field, IconButton, Panel, useScrolls } from '@hausregeln/view-kit/design/index.ts'
import { formatTime, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import type { OnlineTable } from '@hausregeln/view-kit/room/onlineTable.ts'
import { isHost, ownSeat } from '@hausregeln/view-kit/room/room.ts'
import {
  Angry,
  Clover,
  Flag,
  Frown,
  HeartHandshake,
  Hourglass,
  Laugh,
  type LucideIcon,
  PartyPopper,
  Send,
  Sparkles,
  Volume2,
  VolumeX,
} from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useFailures } from '../table/useFailures.ts'
import { peopleTexts } from './peopleTexts.ts'
import { ReportDialog } from './ReportDialog.tsx'
import { onlineTexts } from './texts.ts'

const FACES: Readonly<Record<(typeof REACTIONS)[number], LucideIcon>> = {
  laugh: Laugh,
  cheer: PartyPopper,
  wow: Sparkles,
  cry: Frown,
  angry: Angry,
  thanks: HeartHandshake,
  hurry: Hourglass,
  luck: Clover,
}

/** How long a reaction is shown, in milliseconds. */
const SHOWN_FOR = 4000

/** Talk at the table: lines, and reactions that nobody keeps. */
export function ChatPanel({ table }: { readonly table: OnlineTable }) {
  const texts = useTexts(onlineTexts)
  const room = useSyncExternalStore(table.subscribe, table.room)
  const lines = room.chat.filter(({ guest }) => !room.muted.includes(guest.id))
  const people = useTexts(peopleTexts)
  const speaks = ownSeat(room) >= 0 || isHost(room) || (room.table?.settings.spectatorsWrite ?? false)
  return (
    <Panel title={texts.chat} aside={<ReportTable table={table} />}>
      <div className="stack stack--tight">
        {lines.length === 0 ? (
          <p className="soft">{texts.noChat}</p>
        ) : (
          <Lines lines={lines} table={table} own={room.guest?.id ?? ''} />
        )}
        <ShownReaction table={table} />
        {speaks ? <Say table={table} /> : <p className="fine">{people.askToWrite}</p>}
        {room.chatDays !== null && <p className="fine">{people.chatGoes(room.chatDays)}</p>}
      </div>
    </Panel>
  )
}

/** Everybody at the table may report it to those who run the server. */
function ReportTable({ table }: { readonly table: OnlineTable }) {
  const texts = useTexts(peopleTexts)
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        size="small"
        label={texts.reportTable}
        icon={<Flag size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      />
      {open && <ReportDialog table={table} onClose={() => setOpen(false)} />}
    </>
  )
}

interface LinesProps {
  readonly lines: readonly ChatLine[]
  readonly table: OnlineTable
  /** Id of the person who reads. */
  readonly own: string
}

/** The latest line is in view; a long talk can be scrolled by keyboard, too. */
function Lines({ lines, table, own }: LinesProps) {
  const texts = useTexts(onlineTexts)
  const list = useRef<HTMLDivElement>(null)
  const scrolls = useScrolls(list)
  const last = lines.at(-1)?.line ?? 0
  useEffect(() => {
    if (last > 0) list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [last])
  return (
    <div ref={list} className="chat" role="log" aria-label={texts.chat} tabIndex={scrolls ? 0 : undefined}>
      <ol className="chat__lines plain-list">
        {lines.map((line) => (
          <Line key={line.line} line={line} table={table} own={line.guest.id === own} />
        ))}
      </ol>
    </div>
  )
}

interface LineProps {
  readonly line: ChatLine
  readonly table: OnlineTable
  readonly own: boolean
}

function Line({ line, table, own }: LineProps) {
  const texts = useTexts(onlineTexts)
  const locale = useLocale()
  const failures = useFailures()
  const [reporting, setReporting] = useState(false)
  const people = useTexts(peopleTexts)
  const called = line.name ?? line.guest.name
  const lobby = table.room().table?.phase === 'lobby'
  const name = line.seat !== null ? called : lobby ? people.notSeated(called) : people.watcher(called)
  return (
    <li className="chat__line">
      <span>
        <strong>{name}</strong> <span className="fine numerals">{formatTime(locale, line.at)}</span>
        <br />
        {line.text}
      </span>
      {!own && (
        <span className="chat__acts">
          <IconButton
            size="small"
            label={texts.mute(called)}
            icon={<VolumeX size={16} aria-hidden />}
            onClick={() => void failures(() => table.ask({ ask: 'mute', guest: line.guest.id, muted: true }))}
          />
          <IconButton
            size="small"
            label={texts.report}
            icon={<Flag size={16} aria-hidden />}
            onClick={() => setReporting(true)}
          />
        </span>
      )}
      {reporting && <ReportDialog table={table} line={line.line} onClose={() => setReporting(false)} />}
    </li>
  )
}

function Say({ table }: { readonly table: OnlineTable }) {
  const texts = useTexts(onlineTexts)
  const failures = useFailures()
  const room = useSyncExternalStore(table.subscribe, table.room)
  const [text, setText] = useState('')
  async function say(event: FormEvent) {
    event.preventDefault()
    const said = text.trim()
    if (said === '') return
    setText('')
    if (!(await failures(() => table.ask({ ask: 'say', text: said })))) setText(said)
  }
  return (
    <>
      <form className="chat__say" onSubmit={(event) => void say(event)}>
        <Field
          label={texts.say}
          labelHidden
          placeholder={texts.say}
          maxLength={LIMITS.chat}
          autoComplete="off"
          value={text}
          onChange={setText}
        />
        <IconButton type="submit" look="secondary" label={texts.send} icon={<Send size={18} aria-hidden />} />
      </form>
      <div className="chat__reactions">
        {REACTIONS.map((reaction) => {
          const Face = FACES[reaction]
          return (
            <IconButton
              key={reaction}
              size="small"
              label={texts.reactions[reaction]}
              icon={<Face size={20} aria-hidden />}
              onClick={() => table.react(reaction)}
            />
          )
        })}
      </div>
      {room.muted.map((id) => {
        const name = room.chat.find(({ guest }) => guest.id === id)?.guest.name ?? id
        return (
          <Button
            key={id}
            size="small"
            look="quiet"
            icon={<Volume2 size={16} aria-hidden />}
            onClick={() => void failures(() => table.ask({ ask: 'mute', guest: id, muted: false }))}
          >
            {texts.unmute(name)}
          </Button>
        )
      })}
    </>
  )
}

/** What somebody has just shown, for a moment. */
function ShownReaction({ table }: { readonly table: OnlineTable }) {
  const texts = useTexts(onlineTexts)
  const { shown } = useSyncExternalStore(table.subscribe, table.room)
  const [gone, setGone] = useState(0)
  const count = shown?.count ?? 0
  useEffect(() => {
    if (count === 0) return
    const timer = setTimeout(() => setGone(count), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [count])
  if (shown === null || gone === count) return <p className="chat__shown" role="status" />
  const Face = FACES[shown.reaction]
  return (
    <p key={count} className="chat__shown" role="status">
      <Face className="chat__face" size={24} aria-hidden /> {shown.guest.name} {texts.reactions[shown.reaction]}
    </p>
  )
}
