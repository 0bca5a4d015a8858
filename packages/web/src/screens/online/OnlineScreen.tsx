import { codeSchema, LIMITS, type OwnRules, type TableSummary } from '@hausregeln/protocol'
import { Button, Field, Panel } from '@hausregeln/view-kit/design/index.ts'
import { Text } from '@hausregeln/view-kit/design/Text.tsx'
import { useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { createTable, openTables, ownTables } from '@hausregeln/view-kit/room/api.ts'
import { justOpened } from '@hausregeln/view-kit/room/firstSeat.ts'
import { introduce, knownGuest } from '@hausregeln/view-kit/room/identity.ts'
import { LogIn } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { Frame } from '../../frame/Frame.tsx'
import { go, hrefOf } from '../../frame/route.ts'
import { bookTexts } from '../../rules/texts.ts'
import { useKeptBook } from '../setup/useKeptBook.ts'
import { useStart } from '../start.ts'
import { useFailures } from '../table/useFailures.ts'
import { titleOf } from '../title.ts'
import { laidSettings } from './lobby/laidSettings.ts'
import { TableForm } from './lobby/TableForm.tsx'
import { FIRST_SETTINGS, type TableDraft, withOwn } from './lobby/tableDraft.ts'
import { OwnData } from './OwnData.tsx'
import { onlineTexts } from './texts.ts'
import './online.css'

/** Where online play begins: your name, a new table, a table by its code, open tables, your own. */
export default function OnlineScreen({ book }: { readonly book?: string | undefined }) {
  const texts = useTexts(onlineTexts)
  const [name, setName] = useState(knownGuest()?.guest.name ?? '')
  return (
    <Frame title={texts.online}>
      <div className="online">
        <h1>{texts.online}</h1>
        <p>{texts.intro}</p>
        <Panel>
          <Field
            label={texts.yourName}
            hint={texts.nameHint}
            maxLength={LIMITS.name}
            autoComplete="nickname"
            value={name}
            onChange={setName}
          />
        </Panel>
        <div className="online__ways">
          <OpenTables />
          <ByCode />
        </div>
        <OwnTables />
        <NewTable name={name} book={book} />
        <OwnData onErased={() => setName('')} />
      </div>
    </Frame>
  )
}

interface NewTableProps {
  readonly name: string
  /** The key of a rulebook that this browser keeps, to begin with. */
  readonly book: string | undefined
}

function NewTable({ name, book }: NewTableProps) {
  const texts = useTexts(onlineTexts)
  const failures = useFailures()
  const rulebook = useStart().books[0]?.id ?? ''
  const [draft, setDraft] = useState<TableDraft>({ settings: { ...FIRST_SETTINGS, rulebook }, own: null })
  useKeptBook(book, (opened) => setDraft((before) => withOwn(before, opened)))
  const { settings } = draft
  const title = settings.title || texts.titleOf(name.trim())
  const create = () =>
    failures(async () => {
      const { token } = await introduce(name)
      const code = await createTable(token, await laidSettings(token, { ...draft, settings: { ...settings, title } }))
      justOpened(code)
      go({ at: 'table', code })
    })
  return (
    <Panel title={texts.newTable}>
      <TableForm
        draft={draft}
        onChange={setDraft}
        onSave={() => void create()}
        save={texts.create}
        reason={name.trim() === '' ? texts.here : undefined}
      />
    </Panel>
  )
}

/** A code as typed, or a whole link. */
function codeIn(text: string): string | null {
  const { data } = codeSchema.safeParse(text.trim().toLowerCase().split(/[/=]/).at(-1))
  return data ?? null
}

function ByCode() {
  const texts = useTexts(onlineTexts)
  const [text, setText] = useState('')
  const code = codeIn(text)
  function join(event: FormEvent) {
    event.preventDefault()
    if (code !== null) go({ at: 'table', code })
  }
  return (
    <Panel title={texts.join}>
      <form className="stack" onSubmit={join}>
        <Field
          label={texts.code}
          hint={texts.codeHint}
          error={text !== '' && code === null ? texts.codeHint : undefined}
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={setText}
        />
        <div>
          <Button
            type="submit"
            icon={<LogIn size={18} aria-hidden />}
            reason={code === null ? texts.codeHint : undefined}
          >
            {texts.toTable}
          </Button>
        </div>
      </form>
    </Panel>
  )
}

function OpenTables() {
  const texts = useTexts(onlineTexts)
  const [tables, setTables] = useState<readonly TableSummary[] | null>(null)
  const failures = useFailures()
  useEffect(() => void failures(async () => setTables(await openTables())), [failures])
  return <Panel title={texts.openTables}>{tables !== null && <TableList tables={tables} none={texts.noOpen} />}</Panel>
}

function OwnTables() {
  const texts = useTexts(onlineTexts)
  const [tables, setTables] = useState<readonly TableSummary[]>([])
  const failures = useFailures()
  useEffect(() => {
    const token = knownGuest()?.token
    if (token !== undefined) void failures(async () => setTables(await ownTables(token)))
  }, [failures])
  if (tables.length === 0) return null
  return (
    <Panel title={texts.ownTables}>
      <TableList tables={tables} none={texts.noOwn} />
    </Panel>
  )
}

function TableList({ tables, none }: { readonly tables: readonly TableSummary[]; readonly none: string }) {
  const texts = useTexts(onlineTexts)
  const locale = useLocale()
  if (tables.length === 0) return <p className="soft">{none}</p>
  return (
    <ul className="tables plain-list">
      {tables.map(({ code, title, rulebook, phase, seats, own }) => (
        <li key={code}>
          <a className="tables__link" href={hrefOf({ at: 'table', code })}>
            <strong>{title}</strong>
            <span className="fine">
              {own === undefined ? titleOf(rulebook, locale) : <OwnTitle own={own} />} · {texts.phases[phase]} ·{' '}
              {seats.map((seat) => seat ?? texts.free).join(', ')}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** A rulebook that somebody has brought, and how far it is from one that people know. */
function OwnTitle({ own }: { readonly own: OwnRules }) {
  const texts = useTexts(bookTexts)
  const locale = useLocale()
  return (
    <>
      <Text text={own.title} /> ({texts.own}: {texts.compared(own.differences, titleOf(own.base, locale))})
    </>
  )
}
