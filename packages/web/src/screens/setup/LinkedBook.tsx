import type { BookFault } from '@hausregeln/engine'
import { use, useEffect } from 'react'
import { Panel } from '../../design/index.ts'
import { Frame } from '../../frame/Frame.tsx'
import { go } from '../../frame/route.ts'
import { readBookFile } from '../../game/bookFile.ts'
import { keepBook } from '../../game/bookShelf.ts'
import { useLocale, useTexts } from '../../i18n/index.ts'
import { linkedFile } from '../../room/books.ts'
import { sentenceOf } from '../../room/refusalTexts.ts'
import { bookTexts } from '../../rules/texts.ts'
import { Faults } from './Faults.tsx'
import { whereTexts } from './texts.ts'

/** What was found behind a link: the key under which the browser keeps it, what is wrong with it, or why there is nothing. */
type Found = { readonly key: string } | { readonly faults: readonly BookFault[] } | { readonly error: unknown }

const found = new Map<string, Promise<Found>>()

function find(code: string): Promise<Found> {
  const known = found.get(code) ?? open(code)
  found.set(code, known)
  return known
}

async function open(code: string): Promise<Found> {
  try {
    const read = await readBookFile(new Blob([await linkedFile(code)]))
    return read.faults ? { faults: read.faults } : { key: await keepBook(read.value.file) }
  } catch (error) {
    found.delete(code)
    return { error }
  }
}

/** A rulebook that somebody has sent as a short link: it goes to the list, and a game by it can be set up. */
export default function LinkedBook({ code }: { readonly code: string }) {
  const texts = useTexts(bookTexts)
  const { bookFaults } = useTexts(whereTexts)
  const locale = useLocale()
  const here = use(find(code))
  const key = 'key' in here ? here.key : null
  useEffect(() => {
    if (key !== null) go({ at: 'new', book: key })
  }, [key])
  if ('key' in here) return <Frame>{null}</Frame>
  return (
    <Frame>
      <div className="online">
        <h1>{texts.fromLink}</h1>
        <Panel>
          {'error' in here ? (
            <p>{sentenceOf(here.error, locale)}</p>
          ) : (
            <Faults title={bookFaults} faults={here.faults} />
          )}
        </Panel>
      </div>
    </Frame>
  )
}
