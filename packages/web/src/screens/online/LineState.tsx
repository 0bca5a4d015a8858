import { Button, classes } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import type { OnlineTable } from '@hausregeln/view-kit/room/onlineTable.ts'
import { CloudAlert, CloudCheck, CloudUpload } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { onlineTexts } from './texts.ts'
import './online.css'

/**
 * Whether the page is connected and everything is saved; announced again only when it changes for longer than a blink.
 */
export function LineState({ table }: { readonly table: OnlineTable }) {
  const texts = useTexts(onlineTexts)
  const { line, open } = useSyncExternalStore(table.subscribe, table.room)
  const lost = line === 'lost' || line === 'ended'
  const saving = open.length > 0 && !lost
  const Icon = lost ? CloudAlert : saving ? CloudUpload : CloudCheck
  const words = saving ? texts.sending : texts.lines[line]
  return (
    <p className={classes('line-state', lost && 'line-state--lost')} role={lost ? 'alert' : undefined} title={words}>
      <Icon size={18} aria-hidden />
      <span className={lost ? undefined : 'line-state__word'}>{words}</span>
      {line === 'lost' && (
        <Button size="small" look="quiet" onClick={() => table.hurry()}>
          {texts.retry}
        </Button>
      )}
    </p>
  )
}
