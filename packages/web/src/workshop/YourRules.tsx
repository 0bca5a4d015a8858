import { Button, Dialog, IconButton, LiveRegion } from '@hausregeln/view-kit/design/index.ts'
import { Text } from '@hausregeln/view-kit/design/Text.tsx'
import { loadedRulebook } from '@hausregeln/view-kit/game/books/books.ts'
import { textIn, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { ListChecks, Undo } from 'lucide-react'
import { useState } from 'react'
import type { Difference } from '../rules/described/differences.ts'
import { takenBack } from './model/differences.ts'
import { workshopTexts } from './texts.ts'
import type { Editor } from './useDraft.ts'

/** How many rules are otherwise, always in sight; it opens the list where that has no room of its own. */
export function YourRulesButton({ editor }: { readonly editor: Editor }) {
  const texts = useTexts(workshopTexts)
  const [open, setOpen] = useState(false)
  const says = texts.yoursAre(editor.differences.length)
  return (
    <>
      <LiveRegion message={says} />
      <Button look="quiet" icon={<ListChecks size={20} aria-hidden />} onClick={() => setOpen(true)}>
        <span className="workshop__count">{says}</span>
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={says} size="medium">
        <DifferenceList editor={editor} />
      </Dialog>
    </>
  )
}

/** All that differs from the book that the draft began with; each can be taken back alone. */
export function YourRules({ editor }: { readonly editor: Editor }) {
  const texts = useTexts(workshopTexts)
  return (
    <section className="your-rules">
      <h2>{texts.yoursAre(editor.differences.length)}</h2>
      <DifferenceList editor={editor} />
      <p className="fine">{editor.isKept ? texts.saved : texts.notSaved}</p>
    </section>
  )
}

function DifferenceList({ editor }: { readonly editor: Editor }) {
  const texts = useTexts(workshopTexts)
  if (editor.differences.length === 0) return <p className="soft">{texts.noDifference}</p>
  return (
    <ul className="your-rules__list plain-list">
      {editor.differences.map((one) => (
        <DifferenceRow key={one.key} editor={editor} difference={one} />
      ))}
    </ul>
  )
}

function DifferenceRow({ editor, difference }: { readonly editor: Editor; readonly difference: Difference }) {
  const texts = useTexts(workshopTexts)
  const locale = useLocale()
  const label = textIn(difference.label, locale)
  return (
    <li className="your-rules__row">
      <p>
        <span className="your-rules__label">{label}</span>{' '}
        <strong>
          <Text text={difference.after} />
        </strong>
        <span className="your-rules__before">{texts.was(textIn(difference.before, locale))}</span>
      </p>
      <IconButton
        label={texts.takeBack(label)}
        icon={<Undo size={18} aria-hidden />}
        size="small"
        onClick={() => editor.change((draft) => takenBack(draft, difference, editor.source, loadedRulebook))}
      />
    </li>
  )
}
