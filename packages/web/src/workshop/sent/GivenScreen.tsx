import type { OpenedBook, Read } from '@hausregeln/rulebooks/file/index.ts'
import { Panel } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useEffect, useState } from 'react'
import { Frame } from '../../frame/Frame.tsx'
import { hrefOf } from '../../frame/route.ts'
import { FaultList } from '../DraftFaults.tsx'
import { workshopTexts } from '../texts.ts'
import { GivenRules } from './GivenRules.tsx'
import '../workshop.css'

/** Somebody else's rules, or why there are none. `open` fetches and checks them. */
export function GivenScreen({ open }: { readonly open: () => Promise<Read<OpenedBook>> }) {
  const texts = useTexts(workshopTexts)
  const [found, setFound] = useState<Read<OpenedBook> | null>(null)
  useEffect(() => {
    let isHere = true
    void open().then((read) => isHere && setFound(read))
    return () => {
      isHere = false
    }
  }, [open])
  return (
    <Frame title={texts.sentTitle}>
      {found === null && <p role="status">{texts.loading}</p>}
      {found?.faults && (
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
      {found !== null && !found.faults && <GivenRules opened={found.value} />}
    </Frame>
  )
}
