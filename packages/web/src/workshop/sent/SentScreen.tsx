import type { BookFault } from '@hausregeln/engine'
import type { OpenedBook } from '@hausregeln/rulebooks/file/index.ts'
import { useEffect, useState } from 'react'
import { Panel } from '../../design/index.ts'
import { Frame } from '../../frame/Frame.tsx'
import { hrefOf } from '../../frame/route.ts'
import { readBookFile } from '../../game/bookFile.ts'
import { useTexts } from '../../i18n/index.ts'
import { FaultList } from '../DraftFaults.tsx'
import { decodeBook } from '../model/link.ts'
import { workshopTexts } from '../texts.ts'
import { GivenRules } from './GivenRules.tsx'
import '../workshop.css'

type Found = { readonly value: OpenedBook } | { readonly faults: readonly BookFault[] }

/** Rules that lie in the address itself: in what they differ from a known book, before anybody sits down. */
export default function SentScreen({ word }: { readonly word: string }) {
  const texts = useTexts(workshopTexts)
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    let isHere = true
    void openWord(word).then((read) => isHere && setFound(read))
    return () => {
      isHere = false
    }
  }, [word])
  return (
    <Frame>
      {found === null && <p role="status">{texts.loading}</p>}
      {found !== null && 'faults' in found && (
        <Panel title={texts.sentTitle}>
          <div role="alert" className="notice workshop__faults">
            <strong>{texts.sentBad}</strong>
            <FaultList faults={found.faults} places />
          </div>
          <p>
            <a href={hrefOf({ at: 'workshop', draft: null })}>{texts.toWorkshop}</a>
          </p>
        </Panel>
      )}
      {found !== null && 'value' in found && <GivenRules opened={found.value} />}
    </Frame>
  )
}

/** What is in a link is checked like any stranger's file. */
async function openWord(word: string): Promise<Found> {
  const text = await decodeBook(word)
  if (text.faults) return { faults: text.faults }
  const read = await readBookFile(new Blob([text.value]))
  return read.faults ? { faults: read.faults } : { value: read.value }
}
