import type { Rulebook } from '@hausregeln/engine'
import type { Lesson } from '@hausregeln/rulebooks/file/schema/lesson.ts'
import { textOf } from '@hausregeln/rulebooks/file/texts.ts'
import { loadLesson } from '@hausregeln/rulebooks/lesson/files/index.ts'
import { Panel } from '@hausregeln/view-kit/design/index.ts'
import { loadRulebook } from '@hausregeln/view-kit/game/books/books.ts'
import { textIn, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Frame } from '../../frame/Frame.tsx'
import { hrefOf } from '../../frame/route.ts'
import { TableInPlay } from '../play/TableInPlay.tsx'
import { LessonCard, type LessonWays } from './LessonCard.tsx'
import { LessonClient } from './lessonClient.ts'
import { lessonTexts } from './texts.ts'
import '@hausregeln/view-kit/table/layout.css'
import '@hausregeln/view-kit/table/table.css'

/** A lesson with its rulebook. */
interface Opened {
  readonly rulebook: Rulebook
  readonly lesson: Lesson
}

/** The lesson of a rulebook, played at the table: a built-in one by its id. */
export default function LessonScreen({ book }: { readonly book: string }) {
  const texts = useTexts(lessonTexts)
  const { toHome } = useTexts(tableTexts)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  useEffect(() => {
    let isGone = false
    open(book).then(
      (found) => {
        if (isGone) return
        if (found === null) setFault('')
        else setOpened(found)
      },
      (error: unknown) => setFault(error instanceof Error ? error.message : String(error)),
    )
    return () => {
      isGone = true
    }
  }, [book])
  if (opened !== null) return <Played opened={opened} ways={waysOf(book)} />
  return (
    <Frame title={texts.lesson}>
      <h1 className="visually-hidden">Hausregeln</h1>
      <Panel>
        <p role="status">
          {fault === null ? texts.opening : fault === '' ? texts.noLesson : texts.unplayable(fault)}{' '}
          {fault !== null && <a href={hrefOf({ at: 'home' })}>{toHome}</a>}
        </p>
      </Panel>
    </Frame>
  )
}

async function open(book: string): Promise<Opened | null> {
  const [rulebook, lesson] = await Promise.all([loadRulebook(book), loadLesson(book)])
  return rulebook === undefined || lesson === undefined ? null : { rulebook, lesson }
}

function waysOf(book: string): LessonWays {
  const rules = hrefOf({ at: 'rules', book, rule: null })
  return { leave: rules, play: hrefOf({ at: 'new' }), rules }
}

interface PlayedProps {
  readonly opened: Opened
  readonly ways: LessonWays
}

/** The table of a lesson; begun again it is another one. */
function Played({ opened: { rulebook, lesson }, ways }: PlayedProps) {
  const [client, setClient] = useState(() => new LessonClient(rulebook, lesson))
  const again = () => setClient(new LessonClient(rulebook, lesson))
  return <At key={client.view().table.game.id} client={client} onAgain={again} ways={ways} />
}

interface AtProps {
  readonly client: LessonClient
  readonly onAgain: () => void
  readonly ways: LessonWays
}

function At({ client, onAgain, ways }: AtProps) {
  const texts = useTexts(lessonTexts)
  const locale = useLocale()
  const { table, at } = useSyncExternalStore(client.subscribe, client.view)
  const title = texts.title(textIn(textOf(client.lesson.title), locale))
  return (
    <TableInPlay
      client={client}
      view={table}
      lesson={{ title, card: <LessonCard client={client} at={at} onAgain={onAgain} ways={ways} /> }}
    />
  )
}
