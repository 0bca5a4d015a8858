import { Panel } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useEffect, useState } from 'react'
import { Frame } from '../frame/Frame.tsx'
import { Bench } from './Bench.tsx'
import { keptDrafts } from './keep/drafts.ts'
import { loadSource } from './keep/sources.ts'
import type { Origin } from './model/draft.ts'
import { workshopTexts } from './texts.ts'
import { type Opened, openedNew } from './useDraft.ts'
import './workshop.css'

/** Where everybody begins who has no draft yet. */
const FIRST: Origin = { kind: 'house', id: 'classic' }

/** The workshop: a draft of your own rules. `id`: which; null: the one changed last, else a new one. */
export default function WorkshopScreen({ id }: { readonly id: string | null }) {
  const texts = useTexts(workshopTexts)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  useEffect(() => {
    let isHere = true
    openDraft(id).then(
      (draft) => isHere && (draft === null ? setFailed('') : setOpened(draft)),
      (error: unknown) => isHere && setFailed(error instanceof Error ? error.message : String(error)),
    )
    return () => {
      isHere = false
    }
  }, [id])
  return (
    <Frame table title={texts.title}>
      {failed !== null && (
        <Panel title={texts.title}>
          <p className="notice">{texts.noBook}</p>
          <p className="fine">{failed}</p>
        </Panel>
      )}
      {failed === null && opened === null && <p role="status">{texts.loading}</p>}
      {opened !== null && <Bench key={opened.id} opened={opened} onBegin={setOpened} />}
    </Frame>
  )
}

/** The draft of this name, or the one changed last, or a new one; null: there is none of this name. */
async function openDraft(id: string | null): Promise<Opened | null> {
  const all = await keptDrafts().catch(() => [])
  const found = id === null ? all[0] : all.find((draft) => draft.id === id)
  if (found === undefined) return id === null ? openedNew(FIRST, await loadSource(FIRST)) : null
  return { id: found.id, history: found.history, source: await loadSource(found.history.now.origin) }
}
