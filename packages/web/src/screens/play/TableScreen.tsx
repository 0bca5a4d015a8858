import { useInSlices } from '@hausregeln/view-kit/design/hooks/useInSlices.ts'
import { Panel } from '@hausregeln/view-kit/design/index.ts'
import { TableClient } from '@hausregeln/view-kit/game/client.ts'
import { useShowing } from '@hausregeln/view-kit/game/settings/showing.ts'
import { shelfFault } from '@hausregeln/view-kit/game/shelfFault.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { useEffect, useMemo, useState } from 'react'
import { Frame } from '../../frame/Frame.tsx'
import { hrefOf } from '../../frame/route.ts'
import { appTexts } from '../../frame/texts.ts'
import { TableInPlay } from './TableInPlay.tsx'
import '@hausregeln/view-kit/table/layout.css'
import '@hausregeln/view-kit/table/table.css'

/** A game by its id: opened in the worker, shown as soon as it stands. */
export default function TableScreen({ id }: { readonly id: string }) {
  const texts = useTexts(tableTexts)
  const client = useMemo(() => new TableClient(), [])
  const [fault, setFault] = useState<unknown>(null)
  const view = useInSlices(client.subscribe, client.view)
  useEffect(() => {
    client.open(id).catch((error: unknown) => setFault(error))
    return () => void client.close()
  }, [client, id])
  useShowing(view)
  if (view !== null) return <TableInPlay client={client} view={view} />
  return (
    <Frame title={fault === null ? texts.opening : texts.game}>
      <h1 className="visually-hidden">Hausregeln</h1>
      <Panel>
        {fault === null ? (
          <p>{texts.opening}</p>
        ) : (
          <p>
            <Fault of={fault} /> <a href={hrefOf({ at: 'home' })}>{texts.toHome}</a>
          </p>
        )}
      </Panel>
    </Frame>
  )
}

/** Why a game cannot be opened: it is not here, another tab plays it, the browser refuses, or what there is cannot be read. */
function Fault({ of: error }: { readonly of: unknown }) {
  const texts = useTexts(tableTexts)
  const common = useTexts(appTexts)
  const shelf = shelfFault(error)
  if (shelf !== null) return common.shelf[shelf]
  const told = error instanceof Error ? error.message : String(error)
  return told === 'missing' || told === 'elsewhere' ? texts[told] : `${texts.unreadable} ${told}`
}
