import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { Panel } from '../../design/index.ts'
import { Frame } from '../../frame/Frame.tsx'
import { hrefOf } from '../../frame/route.ts'
import { TableClient } from '../../game/client.ts'
import { useShowing } from '../../game/showing.ts'
import { useTexts } from '../../i18n/index.ts'
import { tableTexts } from '../../table/texts.ts'
import { TableInPlay } from './TableInPlay.tsx'
import '../../table/layout.css'
import '../../table/table.css'

/** A game by its id: opened in the worker, shown as soon as it stands. */
export default function TableScreen({ id }: { readonly id: string }) {
  const texts = useTexts(tableTexts)
  const client = useMemo(() => new TableClient(), [])
  const [fault, setFault] = useState<string | null>(null)
  const view = useSyncExternalStore(client.subscribe, client.view)
  useEffect(() => {
    client.open(id).catch((error: unknown) => setFault(error instanceof Error ? error.message : String(error)))
    return () => void client.close()
  }, [client, id])
  useShowing(view)
  if (view !== null) return <TableInPlay client={client} view={view} />
  return (
    <Frame>
      <h1 className="visually-hidden">Hausregeln</h1>
      <Panel>
        {fault === null ? (
          <p>{texts.opening}</p>
        ) : (
          <p>
            {fault === 'missing' || fault === 'elsewhere' ? texts[fault] : `${texts.unreadable} ${fault}`}{' '}
            <a href={hrefOf({ at: 'home' })}>{texts.toHome}</a>
          </p>
        )}
      </Panel>
    </Frame>
  )
}
