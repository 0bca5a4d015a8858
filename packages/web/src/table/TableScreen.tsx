import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { Frame } from '../app/Frame.tsx'
import { hrefOf } from '../app/route.ts'
import { Panel } from '../design/index.ts'
import { TableClient } from '../game/client.ts'
import { useTexts } from '../i18n/index.ts'
import { TableInPlay } from './TableInPlay.tsx'
import { tableTexts } from './texts.ts'
import './layout.css'
import './table.css'

/** A game by its id: opened in the worker, shown as soon as it stands. */
export function TableScreen({ id }: { readonly id: string }) {
  const texts = useTexts(tableTexts)
  const client = useMemo(() => new TableClient(), [])
  const [fault, setFault] = useState<string | null>(null)
  const view = useSyncExternalStore(client.subscribe, client.view)
  useEffect(() => {
    client.open(id).catch((error: unknown) => setFault(error instanceof Error ? error.message : String(error)))
    return () => void client.close()
  }, [client, id])
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
