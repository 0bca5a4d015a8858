import { Button, Panel, useToast } from '@hausregeln/view-kit/design/index.ts'
import { download } from '@hausregeln/view-kit/game/files.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { eraseGuest, tracesOf } from '@hausregeln/view-kit/room/api.ts'
import { forget, knownGuest, renewToken } from '@hausregeln/view-kit/room/identity.ts'
import { ConfirmDialog } from '@hausregeln/view-kit/table/acting/ConfirmDialog.tsx'
import { Download, LogOut, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useFailures } from '../table/useFailures.ts'
import { peopleTexts } from './peopleTexts.ts'

interface OwnDataProps {
  /** Nobody is known on this device any more. */
  readonly onErased: () => void
}

/** What the server has of oneself: to be had as a file, to be erased; and that only this device is oneself any more. */
export function OwnData({ onErased }: OwnDataProps) {
  const texts = useTexts(peopleTexts)
  const failures = useFailures()
  const toast = useToast()
  const [asking, setAsking] = useState<'renew' | 'erase' | null>(null)
  const token = knownGuest()?.token
  if (token === undefined) return null
  async function save() {
    if (token === undefined) return
    const traces = await tracesOf(token)
    download(new Blob([JSON.stringify(traces, null, 2)], { type: 'application/json' }), 'hausregeln.json')
    toast({ text: texts.exported(traces.tables.length), tone: 'good' })
  }
  async function renew() {
    await renewToken()
    toast({ text: texts.renewed, tone: 'good' })
  }
  async function erase() {
    if (token === undefined) return
    await eraseGuest(token)
    forget()
    toast({ text: texts.erased, tone: 'good' })
    onErased()
  }
  function confirm() {
    setAsking(null)
    void failures(asking === 'erase' ? erase : renew)
  }
  return (
    <Panel title={texts.ownData} tone="sunken">
      <div className="stack">
        <p>{texts.ownDataText}</p>
        <div className="row online__controls">
          <Button size="small" icon={<Download size={18} aria-hidden />} onClick={() => void failures(save)}>
            {texts.exportData}
          </Button>
          <Button size="small" icon={<LogOut size={18} aria-hidden />} onClick={() => setAsking('renew')}>
            {texts.renew}
          </Button>
          <Button size="small" look="danger" icon={<Trash2 size={18} aria-hidden />} onClick={() => setAsking('erase')}>
            {texts.erase}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={asking !== null}
        title={asking === 'erase' ? texts.erase : texts.renew}
        confirm={asking === 'erase' ? texts.erase : texts.renew}
        onConfirm={confirm}
        onClose={() => setAsking(null)}
      >
        {asking === 'erase' ? texts.eraseAsk : texts.renewAsk}
      </ConfirmDialog>
    </Panel>
  )
}
