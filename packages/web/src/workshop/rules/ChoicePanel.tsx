import { settleNumbers } from '@hausregeln/engine/kit/book/settle-numbers.ts'
import { textIn, useLocale } from '@hausregeln/view-kit/i18n/index.ts'
import { useMemo } from 'react'
import type { Rule } from '../../rules/described/sentences.ts'
import { alternativesOf } from '../model/alternatives.ts'
import { withChoice } from '../model/settle.ts'
import type { Editor } from '../useDraft.ts'
import { hasNote, Note } from './Note.tsx'
import { NumberPanel } from './NumberPanel.tsx'
import { Ways } from './Ways.tsx'
import { WaysOffered } from './WaysOffered.tsx'

interface ChoicePanelProps {
  readonly editor: Editor
  readonly rule: Rule & { readonly part: 'choices' }
  readonly label: string
}

/** The alternatives of a choice, and the numbers that its sentence names. */
export function ChoicePanel({ editor, rule: { name, numbers }, label }: ChoicePanelProps) {
  const { draft, source, built } = editor
  const all = useMemo(() => alternativesOf(draft, source, built, name), [draft, source, built, name])
  const locale = useLocale()
  const values = settleNumbers(built.def).all
  const ways = all.map((one) => ({
    id: one.id,
    label: textIn(one.sentence, locale),
    isChosen: one.isChosen,
    note: hasNote(one) ? <Note {...one} /> : undefined,
  }))
  return (
    <>
      <Ways
        label={label}
        ways={ways}
        onChoose={(id) => editor.change((before) => withChoice(before, source, name, id))}
      />
      {draft.choices[name] !== undefined && <WaysOffered editor={editor} />}
      {numbers.map((def) => (
        <NumberPanel key={def.name} editor={editor} def={def} value={values[def.name]} />
      ))}
    </>
  )
}
