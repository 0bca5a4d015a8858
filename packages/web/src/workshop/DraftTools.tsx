import { Button, Dialog, IconButton } from '@hausregeln/view-kit/design/index.ts'
import { textIn, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { FilePlus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { removeDraft } from './keep/drafts.ts'
import { workshopTexts } from './texts.ts'
import { type Editor, type Opened, openedNew } from './useDraft.ts'

interface DraftToolsProps {
  readonly editor: Editor
  readonly onBegin: (opened: Opened) => void
}

/** A new draft beside this one, and this one taken away. */
export function DraftTools({ editor, onBegin }: DraftToolsProps) {
  const texts = useTexts(workshopTexts)
  const locale = useLocale()
  const [asks, setAsks] = useState(false)
  const fresh = () => onBegin(openedNew(editor.draft.origin, editor.source))
  async function remove() {
    setAsks(false)
    await removeDraft(editor.id).catch(() => undefined)
    fresh()
  }
  return (
    <div className="workshop__tools">
      <IconButton label={texts.newDraft} icon={<FilePlus size={20} aria-hidden />} onClick={fresh} />
      <IconButton label={texts.removeDraft} icon={<Trash2 size={20} aria-hidden />} onClick={() => setAsks(true)} />
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={texts.removeDraft}
        size="small"
        actions={
          <>
            <Button onClick={() => setAsks(false)}>{texts.keep}</Button>
            <Button look="danger" onClick={() => void remove()}>
              {texts.removeDraft}
            </Button>
          </>
        }
      >
        <p>{texts.removeAsk(textIn(editor.built.def.title, locale))}</p>
      </Dialog>
    </div>
  )
}
