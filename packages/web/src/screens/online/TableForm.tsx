import type { Book } from '@hausregeln/engine'
import { LIMITS, PACES, type TableSettings, TIMEOUTS } from '@hausregeln/protocol'
import type { OpenedBook } from '@hausregeln/rulebooks/file/index.ts'
import { lazy, Suspense, startTransition } from 'react'
import { Amounts, Button, Choice, Field, NumberField, Select, Switch } from '../../design/index.ts'
import { useRulebook } from '../../game/useRulebook.ts'
import { useLocale, useTexts } from '../../i18n/index.ts'
import { getLocale } from '../../i18n/locale.ts'
import { BookCards } from '../setup/BookCards.tsx'
import { briefOf, OWN } from '../setup/brief.ts'
import { FromFile } from '../setup/FromFile.tsx'
import { OptionFields } from '../setup/OptionFields.tsx'
import { whereTexts } from '../setup/texts.ts'
import { startFacts, useStart } from '../start.ts'
import '../screens.css'
import { peopleTexts } from './peopleTexts.ts'
import { onlineTexts } from './texts.ts'

const FromBoard = lazy(() => import('../setup/FromBoard.tsx'))

const MINUTE = 60
/** A week: people who play by days need no longer clock. */
const MOST_MINUTES = 7 * 24 * 60

/** The table that most will want. */
export function firstSettings(): TableSettings {
  return {
    title: '',
    rulebook: startFacts.in(getLocale()).books[0]?.id ?? '',
    options: {},
    seats: 4,
    public: false,
    spectators: true,
    pace: 'normal',
    countdown: 8,
    clock: { decision: 0, game: 0, timeout: 'bot' },
    companion: false,
    grace: 120,
    unattended: 'pause',
    spectatorsWrite: false,
  }
}

/** A table as it is being set: with a rulebook of its own, or (null) a built-in one. */
export interface TableDraft {
  readonly settings: TableSettings
  readonly own: OpenedBook | null
}

/** A draft with this rulebook, which somebody has brought. */
export function withOwn({ settings }: TableDraft, own: OpenedBook): TableDraft {
  const { id, minSeats, maxSeats } = own.rulebook.book
  const seats = Math.min(Math.max(settings.seats, minSeats), maxSeats)
  return { settings: { ...settings, rulebook: id, options: {}, seats }, own }
}

interface TableFormProps {
  readonly draft: TableDraft
  readonly onChange: (draft: TableDraft) => void
  readonly onSave: () => void
  /** Words of the button. */
  readonly save: string
  /** The table stands already: whether it is one for a real board is settled. */
  readonly laid?: boolean
  /** It goes on with a game that was begun elsewhere: what is played is settled. */
  readonly brought?: boolean
  /** Why it cannot be saved now. */
  readonly reason: string | undefined
}

/** What the host chooses: rulebook, seats, who may come, clocks, house rules. */
export function TableForm({ draft, onChange, onSave, save, laid = false, brought = false, reason }: TableFormProps) {
  const texts = useTexts(onlineTexts)
  const { books } = useStart()
  const { settings, own } = draft
  const builtIn = useRulebook(own === null ? settings.rulebook : (books[0]?.id ?? ''))
  const rulebook = own?.rulebook ?? builtIn
  if (rulebook === undefined) return null
  const change = (changed: Partial<TableSettings>) => onChange({ own, settings: { ...settings, ...changed } })
  return (
    <Amounts>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          if (reason === undefined) onSave()
        }}
      >
        {!brought && <BookFields draft={draft} onChange={onChange} />}
        <NameAndSeats settings={settings} onChange={change} book={brought ? null : rulebook.book} />
        <WhoMayCome settings={settings} onChange={change} />
        {!laid && (
          <Switch
            label={texts.companion}
            hint={texts.companionHint}
            checked={settings.companion}
            onChange={(on) => change({ companion: on, clock: firstSettings().clock })}
          />
        )}
        {settings.companion && !laid && !brought && (
          <Suspense>
            <FromBoard rulebook={rulebook} onOpened={(opened) => onChange(withOwn(draft, opened))} />
          </Suspense>
        )}
        <details>
          <summary>{settings.companion ? texts.pace : texts.clocks}</summary>
          <div className="stack">
            {!settings.companion && <ClockFields settings={settings} onChange={change} />}
            <BotPace settings={settings} onChange={change} />
          </div>
        </details>
        {!brought && (
          <details>
            <summary>{texts.options}</summary>
            <OptionFields
              rulebook={rulebook}
              options={settings.options}
              onChange={(options) => change({ options: { ...settings.options, ...options } })}
            />
          </details>
        )}
        <div>
          <Button type="submit" look="primary" size="large" sends reason={reason}>
            {save}
          </Button>
        </div>
      </form>
    </Amounts>
  )
}

/** By which rulebook is played: a built-in one, or one from a file. */
function BookFields({ draft, onChange }: Pick<TableFormProps, 'draft' | 'onChange'>) {
  const { books } = useStart()
  const locale = useLocale()
  const { fromFile } = useTexts(whereTexts)
  const { settings, own } = draft
  function choose(id: string) {
    const { minSeats: least = 2, maxSeats: most = settings.seats } = books.find((book) => book.id === id) ?? {}
    const seats = Math.min(Math.max(settings.seats, least), most)
    const { book: _, ...others } = settings
    startTransition(() => onChange({ own: null, settings: { ...others, rulebook: id, options: {}, seats } }))
  }
  return (
    <>
      <BookCards
        value={own === null ? settings.rulebook : OWN}
        onChange={(id) => id !== OWN && choose(id)}
        further={own === null ? undefined : briefOf(own, fromFile, locale)}
      />
      <FromFile onOpened={(opened) => onChange(withOwn(draft, opened))} />
    </>
  )
}

interface SettingsProps {
  readonly settings: TableSettings
  readonly onChange: (changed: Partial<TableSettings>) => void
}

interface NameAndSeatsProps extends SettingsProps {
  /** The rulebook that limits the number of seats; null: that number is settled. */
  readonly book: Pick<Book, 'minSeats' | 'maxSeats'> | null
}

function NameAndSeats({ settings, onChange, book }: NameAndSeatsProps) {
  const texts = useTexts(onlineTexts)
  return (
    <div className="online__fields">
      <Field
        label={texts.title}
        maxLength={LIMITS.title}
        value={settings.title}
        onChange={(title) => onChange({ title })}
      />
      {book !== null && (
        <NumberField
          label={texts.seats}
          value={settings.seats}
          min={book.minSeats}
          max={book.maxSeats}
          onChange={(seats) => onChange({ seats })}
        />
      )}
    </div>
  )
}

/** Who finds the table, who may watch, and whether those may write. */
function WhoMayCome({ settings, onChange }: SettingsProps) {
  const texts = useTexts(onlineTexts)
  const people = useTexts(peopleTexts)
  return (
    <>
      <Switch
        label={texts.publicTable}
        hint={texts.publicHint}
        checked={settings.public}
        onChange={(on) => onChange({ public: on })}
      />
      <Switch
        label={texts.spectators}
        hint={texts.spectatorsHint}
        checked={settings.spectators}
        onChange={(on) => onChange({ spectators: on })}
      />
      {settings.spectators && (
        <Switch
          label={people.spectatorsWrite}
          checked={settings.spectatorsWrite ?? false}
          onChange={(on) => onChange({ spectatorsWrite: on })}
        />
      )}
    </>
  )
}

function ClockFields({ settings, onChange }: SettingsProps) {
  const texts = useTexts(onlineTexts)
  const people = useTexts(peopleTexts)
  const { clock } = settings
  const change = (changed: Partial<TableSettings['clock']>) => onChange({ clock: { ...clock, ...changed } })
  return (
    <div className="stack">
      <div className="online__fields">
        <NumberField
          label={texts.decisionClock}
          hint={texts.noLimit}
          value={clock.decision / MINUTE}
          min={0}
          max={MOST_MINUTES}
          onChange={(minutes) => change({ decision: minutes * MINUTE })}
        />
        <NumberField
          label={texts.gameClock}
          hint={texts.noLimit}
          value={clock.game / MINUTE}
          min={0}
          max={MOST_MINUTES}
          onChange={(minutes) => change({ game: minutes * MINUTE })}
        />
        <Select
          label={texts.timeout}
          value={clock.timeout}
          onChange={(timeout) => change({ timeout })}
          options={TIMEOUTS.map((value) => ({ value, label: texts.timeouts[value] }))}
        />
        <NumberField
          label={people.grace}
          hint={people.graceHint}
          value={settings.grace ?? 0}
          min={0}
          max={LIMITS.graceSeconds}
          onChange={(grace) => onChange({ grace })}
        />
      </div>
      <Switch
        label={people.unattended}
        hint={people.unattendedHint}
        checked={settings.unattended === 'play'}
        onChange={(on) => onChange({ unattended: on ? 'play' : 'pause' })}
      />
    </div>
  )
}

/** How fast bots play, and how long they wait for rents to be demanded. */
function BotPace({ settings, onChange }: SettingsProps) {
  const texts = useTexts(onlineTexts)
  return (
    <>
      <Choice
        label={texts.pace}
        value={settings.pace}
        onChange={(pace) => onChange({ pace })}
        options={PACES.map((value) => ({ value, label: texts.paces[value] }))}
      />
      <NumberField
        label={texts.countdown}
        value={settings.countdown}
        min={0}
        max={LIMITS.countdownSeconds}
        onChange={(countdown) => onChange({ countdown })}
      />
    </>
  )
}
