import type { Rulebook } from '@hausregeln/engine'
import type { OpenedBook } from '@hausregeln/rulebooks/file/index.ts'
import { bringAllWords } from '@hausregeln/rulebooks/texts/bring-words.ts'
import { Amounts, Button, Field, Panel } from '@hausregeln/view-kit/design/index.ts'
import { Text } from '@hausregeln/view-kit/design/Text.tsx'
import { useRulebook } from '@hausregeln/view-kit/game/books/useRulebook.ts'
import { chanceSeed } from '@hausregeln/view-kit/game/chanceSeed.ts'
import { backend } from '@hausregeln/view-kit/game/remote.ts'
import { useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { Play, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Frame } from '../../frame/Frame.tsx'
import { go, hrefOf } from '../../frame/route.ts'
import { useStart } from '../start.ts'
import { screenTexts } from '../texts.ts'
import { useFailed } from '../useFailed.ts'
import { BookCards } from './BookCards.tsx'
import { briefOf, OWN } from './brief.ts'
import { type Draft, firstDraft, gameOf, nameFault, readSeed, withKept, withSeatAdded } from './draft.ts'
import { FromFile } from './FromFile.tsx'
import { OptionFields } from './OptionFields.tsx'
import { SeatFields } from './SeatFields.tsx'
import { whereTexts } from './texts.ts'
import { useChoosing } from './useChoosing.ts'
import { useKeptBook } from './useKeptBook.ts'
import { WhereChoice } from './WhereChoice.tsx'
import '../screens.css'

const BookIntroduction = lazy(() =>
  import('../../rules/BookIntroduction.tsx').then(({ loadBookIntroduction }) => loadBookIntroduction()),
)
const BookComparison = lazy(() => import('./BookComparison.tsx').then(({ loadComparison }) => loadComparison()))

interface SetUpProps {
  /** The key of a rulebook that this browser keeps, to begin with. */
  readonly book?: string | undefined
  /** Whether it is for a real board. */
  readonly kept?: boolean | undefined
}

const FromBoard = lazy(() => import('./FromBoard.tsx'))

/** A new game: rulebook, players, house rules. */
export default function SetUpScreen({ book, kept = false }: SetUpProps) {
  const texts = useTexts(screenTexts)
  const companion = useTexts(whereTexts)
  const locale = useLocale()
  const failed = useFailed()
  const first = useStart().books[0]?.id ?? ''
  const [bookId, setBookId] = useState(first)
  const { shown, isComing, choose } = useChoosing(bookId)
  const [draft, setDraft] = useState<Draft>(() => withKept(firstDraft(), kept))
  const [own, setOwn] = useState<OpenedBook | null>(null)
  const house = useRulebook(bookId === OWN ? first : bookId)
  const rulebook = bookId === OWN && own !== null ? own.rulebook : house
  function take(opened: OpenedBook) {
    setOwn(opened)
    setBookId(OWN)
  }
  useKeptBook(book, take)
  if (!rulebook) return null
  const seed = readSeed(draft.seed, chanceSeed)
  const { minSeats, maxSeats } = rulebook.book
  const crowded = draft.players.length > maxSeats
  const named = draft.players.map((_, seat) => nameFault(draft, seat)).find((fault) => fault !== null)
  const amiss = crowded ? texts.crowded(maxSeats) : named ? texts[named] : seed === null ? texts.seedWrong : undefined
  // Quick people begin with the rulebook that they have chosen, not with the one before.
  const fault = isComing ? texts.bookComing : amiss
  async function begin(chosen: Rulebook) {
    if (fault !== undefined || seed === null) return
    try {
      go({ at: 'game', id: await backend().create(gameOf(draft, chosen, seed, await carriedFor(chosen, house))) })
    } catch (error) {
      failed(error)
    }
  }
  return (
    <Frame title={texts.newGame}>
      <Amounts>
        <form
          className="setup"
          onSubmit={(event) => {
            event.preventDefault()
            void begin(rulebook)
          }}
        >
          <h1>{texts.newGame}</h1>
          <Panel title={companion.where}>
            <WhereChoice kept={draft.kept} onChange={(kept) => setDraft(withKept(draft, kept))} />
          </Panel>
          <Panel title={texts.rulebook}>
            <BookCards
              value={shown}
              choose={choose}
              onChange={setBookId}
              further={own === null ? undefined : briefOf(own, companion.fromFile, locale)}
            />
            <FromFile onOpened={take} />
            <Suspense>{draft.kept && <FromBoard rulebook={rulebook} onOpened={take} />}</Suspense>
            <Introduced book={bookId} />
            <Learned book={bookId} />
            <Compared chosen={bookId} />
          </Panel>
          <Panel title={texts.seatsIntro} aside={`${minSeats}–${maxSeats}`}>
            <div className="setup__seats">
              {draft.players.map((player, seat) => (
                <SeatFields
                  key={player.key}
                  book={rulebook.book}
                  draft={draft}
                  seat={seat}
                  onChange={setDraft}
                  removable={draft.players.length > minSeats}
                />
              ))}
            </div>
            {crowded && <p className="notice">{texts.crowded(maxSeats)}</p>}
            {draft.players.length < maxSeats && (
              <Button look="quiet" icon={<Plus size={18} aria-hidden />} onClick={() => setDraft(withSeatAdded(draft))}>
                {texts.addSeat}
              </Button>
            )}
          </Panel>
          <Panel title={texts.options}>
            <OptionFields
              rulebook={rulebook}
              options={draft.options}
              onChange={(options) => setDraft({ ...draft, options })}
            />
            {!draft.kept && (
              <details>
                <summary>{texts.more}</summary>
                <Field
                  label={texts.seed}
                  hint={texts.seedHint}
                  error={seed === null ? texts.seedWrong : undefined}
                  inputMode="numeric"
                  value={draft.seed}
                  onChange={(text) => setDraft({ ...draft, seed: text })}
                />
              </details>
            )}
          </Panel>
          <div className="setup__start">
            <p className="fine">
              <Text text={rulebook.title} /> · <span>{texts.seatCount(draft.players.length)}</span>
            </p>
            <Button
              type="submit"
              look="primary"
              size="large"
              sends
              reason={fault}
              icon={<Play size={20} aria-hidden />}
            >
              {texts.start}
            </Button>
          </div>
        </form>
      </Amounts>
    </Frame>
  )
}

/** What a game carries of a rulebook that is not `house`: all of it, in every language. */
async function carriedFor(rulebook: Rulebook, house: Rulebook | undefined) {
  if (rulebook === house) return {}
  const [{ carried }] = await Promise.all([import('@hausregeln/rulebooks/file/index.ts'), bringAllWords()])
  return carried(rulebook, undefined)
}

/** How the rulebook that is chosen introduces itself, for who wants to know; one out of a file does not. */
function Introduced({ book }: { readonly book: string }) {
  const texts = useTexts(screenTexts)
  const [opened, setOpened] = useState(false)
  const title = useStart().books.find(({ id }) => id === book)?.title
  if (title === undefined) return null
  return (
    <details onToggle={() => setOpened(true)}>
      <summary>{texts.introduce(title)}</summary>
      <Suspense>
        {opened && <BookIntroduction book={book} heading="h3" hrefOf={(rule) => hrefOf({ at: 'rules', book, rule })} />}
      </Suspense>
    </details>
  )
}

/** The lesson of the rulebook that is chosen. */
function Learned({ book }: { readonly book: string }) {
  const texts = useTexts(screenTexts)
  const title = useStart().books.find(({ id }) => id === book)?.title
  if (title === undefined) return null
  return (
    <p>
      <a href={hrefOf({ at: 'lesson', book })}>{texts.learn(title)}</a>
    </p>
  )
}

/** How the rulebooks differ, for who wants to know. */
function Compared({ chosen }: { readonly chosen: string }) {
  const texts = useTexts(screenTexts)
  const [opened, setOpened] = useState(false)
  return (
    <details onToggle={() => setOpened(true)}>
      <summary>{texts.compare}</summary>
      <Suspense>{opened && <BookComparison chosen={chosen} />}</Suspense>
    </details>
  )
}
