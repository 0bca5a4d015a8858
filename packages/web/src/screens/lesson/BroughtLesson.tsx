import type { BookFault } from '@hausregeln/engine'
import type { OpenedLesson } from '@hausregeln/rulebooks/lesson/index.ts'
import { Panel } from '@hausregeln/view-kit/design/index.ts'
import { keepBook } from '@hausregeln/view-kit/game/books/bookShelf.ts'
import { readBrought } from '@hausregeln/view-kit/game/books/lessonFile.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { useEffect, useState } from 'react'
import { Frame } from '../../frame/Frame.tsx'
import { hrefOf } from '../../frame/route.ts'
import { textOf } from '../../frame/word.ts'
import { Faults } from '../setup/Faults.tsx'
import type { LessonWays } from './LessonCard.tsx'
import { Played } from './Played.tsx'
import { lessonTexts } from './texts.ts'

/** How a lesson out of an address is to be played, or why not; no faults: there is none in it. */
type Found = { readonly opened: OpenedLesson; readonly ways: LessonWays } | { readonly faults: readonly BookFault[] }

/** A lesson that somebody has written, with its rulebook perhaps: checked, and played at the table. */
export default function BroughtLesson({ word }: { readonly word: string }) {
  const texts = useTexts(lessonTexts)
  const { toHome } = useTexts(tableTexts)
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    let isGone = false
    void find(word).then((one) => {
      if (!isGone) setFound(one)
    })
    return () => {
      isGone = true
    }
  }, [word])
  if (found !== null && 'opened' in found) return <Played opened={found.opened} ways={found.ways} />
  return (
    <Frame title={texts.lesson}>
      <h1 className="visually-hidden">Hausregeln</h1>
      <Panel>
        <div className="stack" role="status">
          {found === null && <p>{texts.opening}</p>}
          {found !== null && found.faults.length === 0 && <p>{texts.brokenLink}</p>}
          {found !== null && found.faults.length > 0 && <Faults title={texts.unplayableAsIs} faults={found.faults} />}
          {found !== null && (
            <p>
              <a href={hrefOf({ at: 'home' })}>{toHome}</a>
            </p>
          )}
        </div>
      </Panel>
    </Frame>
  )
}

async function find(word: string): Promise<Found> {
  const text = await textOf(word).catch(() => null)
  if (text === null) return { faults: [] }
  const read = await readBrought(text)
  return read.faults ? read : { opened: read.value, ways: await waysOf(read.value) }
}

/** Whoever has learned a rulebook of somebody's can play by it: it is kept like one out of a file. */
async function waysOf({ rulebook, file }: OpenedLesson): Promise<LessonWays> {
  if (file === null) {
    const rules = hrefOf({ at: 'rules', book: rulebook.book.id, rule: null })
    return { leave: rules, play: hrefOf({ at: 'new' }), rules }
  }
  const key = await keepBook(file).catch(() => null)
  const play = hrefOf(key === null ? { at: 'new' } : { at: 'new', book: key })
  return { leave: play, play, rules: null }
}
