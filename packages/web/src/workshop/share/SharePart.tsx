import { writeBook } from '@hausregeln/rulebooks/file/index.ts'
import { Button, Panel } from '@hausregeln/view-kit/design/index.ts'
import { download } from '@hausregeln/view-kit/game/files.ts'
import { textIn, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { FileDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { hrefOf } from '../../frame/route.ts'
import { Invitation } from '../../screens/online/lobby/Invitation.tsx'
import { openedIn } from '../model/build.ts'
import { encodeBook, MOST_LINK } from '../model/link.ts'
import { PrintPart } from '../print/PrintPart.tsx'
import { workshopTexts } from '../texts.ts'
import type { Editor } from '../useDraft.ts'
import { ShortLinks } from './ShortLinks.tsx'
import '../../screens/online/online.css'

/** How rules get to others: in a link, as a file. */
export function SharePart({ editor }: { readonly editor: Editor }) {
  const texts = useTexts(workshopTexts)
  const locale = useLocale()
  const { file, def, opened } = editor.built
  const reason = opened.faults === undefined ? undefined : texts.notYet
  const save = () => download(new Blob([writeBook(file)], { type: 'application/json' }), 'rules.json')
  return (
    <div className="stack">
      <Panel title={texts.link} level={2}>
        {reason === undefined ? (
          <LinkPart editor={editor} title={textIn(def.title, locale)} />
        ) : (
          <p className="soft">{reason}</p>
        )}
      </Panel>
      <Panel title={texts.shortLink} level={2}>
        <ShortLinks file={file} title={textIn(def.title, locale)} reason={reason} />
      </Panel>
      <Panel title={texts.print} level={2}>
        <PrintPart opened={openedIn(editor.built)} differences={editor.differences} />
      </Panel>
      <Panel title={texts.file} level={2}>
        <p className="fine">{texts.fileHint}</p>
        <div className="row">
          <Button icon={<FileDown size={18} aria-hidden />} onClick={save}>
            {texts.saveFile}
          </Button>
        </div>
      </Panel>
    </div>
  )
}

/** The rules in the link itself, as words and as a picture; where they do not fit, it says so. */
function LinkPart({ editor, title }: { readonly editor: Editor; readonly title: string }) {
  const texts = useTexts(workshopTexts)
  const { file } = editor.built
  const [word, setWord] = useState<string | null>(null)
  useEffect(() => {
    let isHere = true
    void encodeBook(file).then((made) => isHere && setWord(made))
    return () => {
      isHere = false
    }
  }, [file])
  if (word === null) return null
  const href = hrefOf({ at: 'sent', word })
  if (location.origin.length + href.length + 1 > MOST_LINK) return <p className="notice">{texts.linkLong}</p>
  return (
    <div className="stack stack--tight share-link">
      <p className="fine">{texts.linkHint}</p>
      <Invitation href={href} title={title} />
    </div>
  )
}
