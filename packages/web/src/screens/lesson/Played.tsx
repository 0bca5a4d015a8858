import type { Rulebook } from '@hausregeln/engine'
import type { Lesson } from '@hausregeln/rulebooks/file/schema/lesson.ts'
import { textOf } from '@hausregeln/rulebooks/file/texts.ts'
import { textIn, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useState, useSyncExternalStore } from 'react'
import { TableInPlay } from '../play/TableInPlay.tsx'
import { LessonCard, type LessonWays } from './LessonCard.tsx'
import { LessonClient } from './lessonClient.ts'
import { lessonTexts } from './texts.ts'
import '@hausregeln/view-kit/table/layout.css'
import '@hausregeln/view-kit/table/table.css'

/** A lesson with its rulebook. */
export interface Opened {
  readonly rulebook: Rulebook
  readonly lesson: Lesson
}

interface PlayedProps {
  readonly opened: Opened
  readonly ways: LessonWays
}

/** The table of a lesson; begun again it is another one. */
export function Played({ opened: { rulebook, lesson }, ways }: PlayedProps) {
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
