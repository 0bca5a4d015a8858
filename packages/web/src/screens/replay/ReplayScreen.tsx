import { Panel } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { openReel, type PageReel, type Recorded } from '@hausregeln/view-kit/story/reels.ts'
import { replayTexts } from '@hausregeln/view-kit/story/texts.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { useEffect, useState } from 'react'
import { Frame } from '../../frame/Frame.tsx'
import { hrefOf } from '../../frame/route.ts'
import { Cinema } from './Cinema.tsx'

interface ReplayScreenProps extends Recorded {
  /** The entry to begin with; null: the first. */
  readonly entry: number | null
}

/** A recorded game: of this browser, also out of a file, or of an online table that is over. */
export default function ReplayScreen({ of, id, entry }: ReplayScreenProps) {
  const texts = useTexts(replayTexts)
  const [reel, setReel] = useState<PageReel | null>(null)
  const [fault, setFault] = useState<unknown>(null)
  useEffect(() => {
    let isGone = false
    let close = () => {
      isGone = true
    }
    openReel({ of, id }).then(
      (opened) => {
        if (isGone) return opened.close()
        close = opened.close
        setReel(opened)
      },
      (error: unknown) => setFault(error),
    )
    return () => close()
  }, [of, id])
  if (reel !== null) return <Cinema of={of} id={id} reel={reel} begin={entry ?? 0} />
  return (
    <Frame title={texts.title}>
      <h1 className="visually-hidden">Hausregeln</h1>
      <Panel>
        <p role="status">{fault === null ? texts.opening : <Fault of={fault} />}</p>
      </Panel>
    </Frame>
  )
}

function Fault({ of: error }: { readonly of: unknown }) {
  const texts = useTexts(replayTexts)
  const { missing, toHome } = useTexts(tableTexts)
  const told = error instanceof Error ? error.message : String(error)
  return (
    <>
      {told === 'missing' ? missing : texts.fault(told)} <a href={hrefOf({ at: 'home' })}>{toHome}</a>
    </>
  )
}
