import { loadLesson } from '@hausregeln/rulebooks/lesson/files/index.ts'
import { Panel } from '@hausregeln/view-kit/design/index.ts'
import { loadRulebook } from '@hausregeln/view-kit/game/books/books.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { useEffect, useState } from 'react'
import { Frame } from '../../frame/Frame.tsx'
import { hrefOf } from '../../frame/route.ts'
import type { LessonWays } from './LessonCard.tsx'
import { type Opened, Played } from './Played.tsx'
import { lessonTexts } from './texts.ts'

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
