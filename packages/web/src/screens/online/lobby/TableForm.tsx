import type { Rulebook } from '@hausregeln/engine'
import { LIMITS, PACES, type TableSettings, TIMEOUTS } from '@hausregeln/protocol'
import type { OpenedBook } from '@hausregeln/rulebooks/file/index.ts'
import { Amounts, Button, Choice, Field, NumberField, Select, Switch } from '@hausregeln/view-kit/design/index.ts'
import { useRulebook } from '@hausregeln/view-kit/game/books/useRulebook.ts'
import { useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { lazy, Suspense } from 'react'
import { BookCards } from '../../setup/BookCards.tsx'
import { briefOf, OWN } from '../../setup/brief.ts'
import { FromFile } from '../../setup/FromFile.tsx'
import { OptionFields } from '../../setup/OptionFields.tsx'
import { whereTexts } from '../../setup/texts.ts'
import { type Choosing, useChoosing } from '../../setup/useChoosing.ts'
import { useStart } from '../../start.ts'
import { screenTexts } from '../../texts.ts'
import '../../screens.css'
import { peopleTexts } from '../peopleTexts.ts'
import { onlineTexts } from '../texts.ts'
import {
  type DraftChange,
  FIRST_SETTINGS,
  type TableDraft,
  withBuiltIn,
  withOptions,
  withOwn,
  withSeats,
} from './tableDraft.ts'

const FromBoard = lazy(() => import('../../setup/FromBoard.tsx'))

const MINUTE = 60
/** A week: people who play by days need no longer clock. */
const MOST_MINUTES = 7 * 24 * 60

interface TableFormProps {
  readonly draft: TableDraft
  readonly onChange: (change: DraftChange) => void
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
  const { bookComing } = useTexts(screenTexts)
  const { books } = useStart()
  const { settings, own } = draft
  const choosing = useChoosing(own === null ? settings.rulebook : OWN)
  const builtIn = useRulebook(own === null ? settings.rulebook : (books[0]?.id ?? ''))
  const rulebook = own?.rulebook ?? builtIn
  if (rulebook === undefined) return null
  const change = (changed: Partial<TableSettings>) =>
    onChange((before) => ({ ...before, settings: { ...before.settings, ...changed } }))
  const take = (opened: OpenedBook) => onChange((before) => withOwn(before, opened))
  // Quick people open a table with the rulebook that they have chosen, not with the one before.
  const fault = choosing.isComing ? bookComing : reason
  return (
    <Amounts>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          if (fault === undefined) onSave()
        }}
      >
        {!brought && <BookFields own={own} onChange={onChange} choosing={choosing} onOpened={take} />}
        <NameAndSeats
          settings={settings}
          onChange={change}
          onSeats={(seats) => onChange((before) => withSeats(before, seats, books))}
          book={brought ? null : rulebook.book}
        />
        <WhoMayCome settings={settings} onChange={change} />
        {!laid && (
          <Switch
            label={texts.companion}
            hint={texts.companionHint}
            checked={settings.companion}
            onChange={(on) => change({ companion: on, confirms: on, clock: FIRST_SETTINGS.clock })}
          />
        )}
        {settings.companion && (
          <Switch
            label={texts.confirms}
            hint={texts.confirmsHint}
            checked={settings.confirms ?? false}
            onChange={(confirms) => change({ confirms })}
          />
        )}
        {settings.companion && !laid && !brought && (
          <Suspense>
            <FromBoard rulebook={rulebook} onOpened={take} />
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
              onChange={(options) => onChange((before) => withOptions(before, rulebook, options))}
            />
          </details>
        )}
        <div>
          <Button type="submit" look="primary" size="large" sends reason={fault}>
            {save}
          </Button>
        </div>
      </form>
    </Amounts>
  )
}

interface BookFieldsProps extends Pick<TableFormProps, 'onChange'> {
  readonly own: OpenedBook | null
  readonly choosing: Choosing
  readonly onOpened: (opened: OpenedBook) => void
}

/** By which rulebook is played: a built-in one, or one from a file. */
function BookFields({ own, onChange, choosing, onOpened }: BookFieldsProps) {
  const { books } = useStart()
  const locale = useLocale()
  const { fromFile } = useTexts(whereTexts)
  function take(id: string) {
    const chosen = books.find((book) => book.id === id)
    if (chosen !== undefined) onChange((before) => withBuiltIn(before, chosen))
  }
  return (
    <>
      <BookCards
        value={choosing.shown}
        choose={choosing.choose}
        onChange={take}
        further={own === null ? undefined : briefOf(own, fromFile, locale)}
      />
      <FromFile onOpened={onOpened} />
    </>
  )
}

interface SettingsProps {
  readonly settings: TableSettings
  readonly onChange: (changed: Partial<TableSettings>) => void
}

interface NameAndSeatsProps extends SettingsProps {
  readonly onSeats: (seats: number) => void
  /** The rulebook that limits the number of seats; null: that number is settled. */
  readonly book: Rulebook['book'] | null
}

function NameAndSeats({ settings, onChange, onSeats, book }: NameAndSeatsProps) {
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
          onChange={onSeats}
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

/** How fast bots play, how long they wait for rents to be demanded, and whether what has one answer goes on by itself. */
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
      {!settings.companion && (
        <Switch
          label={texts.goesOn}
          hint={texts.goesOnHint}
          checked={settings.goesOn ?? true}
          onChange={(on) => onChange({ goesOn: on })}
        />
      )}
      <Switch
        label={texts.coach}
        hint={texts.coachHint}
        checked={settings.coach ?? false}
        onChange={(on) => onChange({ coach: on })}
      />
    </>
  )
}
