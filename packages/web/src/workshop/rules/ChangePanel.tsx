import { Text } from '@hausregeln/view-kit/design/Text.tsx'
import { textIn, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useMemo } from 'react'
import { optionAnswer, type Rule, type Sentence } from '../../rules/described/sentences.ts'
import { changeBy } from '../model/alternatives.ts'
import { withChange } from '../model/draft.ts'
import { withChapter } from '../model/settle.ts'
import { workshopTexts } from '../texts.ts'
import type { Editor } from '../useDraft.ts'
import { ChoicePanel } from './ChoicePanel.tsx'
import { hasNote, Note } from './Note.tsx'
import { NumberPanel } from './NumberPanel.tsx'
import { Ways } from './Ways.tsx'
import { WaysOffered } from './WaysOffered.tsx'

interface ChangePanelProps {
  readonly editor: Editor
  readonly sentence: Sentence
  readonly label: string
}

/** What can be said instead. */
export function ChangePanel({ editor, sentence: { rule }, label }: ChangePanelProps) {
  switch (rule.part) {
    case 'choices':
      return <ChoicePanel editor={editor} rule={rule} label={label} />
    case 'numbers':
      return <NumberPanel editor={editor} def={rule.def} value={rule.value} />
    case 'chapters':
      return <ChapterPanel editor={editor} rule={rule} label={label} />
    case 'options':
      return <OptionPanel editor={editor} rule={rule} label={label} />
  }
}

interface PanelProps<Part extends Rule['part']> {
  readonly editor: Editor
  readonly rule: Rule & { readonly part: Part }
  readonly label: string
}

/** A chapter in, or out; what goes with that stands beside it. */
function ChapterPanel({ editor, rule: { name, isIn, gist }, label }: PanelProps<'chapters'>) {
  const texts = useTexts(workshopTexts)
  const { draft, source, built } = editor
  const other = useMemo(
    () => changeBy(draft, source, built, { part: 'chapters', name, value: !isIn }),
    [draft, source, built, name, isIn],
  )
  const note = hasNote(other) ? <Note {...other} /> : undefined
  const ways = [
    { id: 'in', label: texts.yes, isChosen: isIn, note: isIn ? undefined : note },
    { id: 'out', label: texts.no, isChosen: !isIn, note: isIn ? note : undefined },
  ]
  return (
    <>
      {gist && (
        <p className="fine">
          <Text text={gist} />
        </p>
      )}
      <Ways
        label={label}
        ways={ways}
        onChoose={(id) => editor.change((now) => withChapter(now, source, name, id === 'in'))}
      />
      {draft.chapters[name] !== undefined && <WaysOffered editor={editor} />}
    </>
  )
}

function OptionPanel({ editor, rule: { name, option, usual }, label }: PanelProps<'options'>) {
  const locale = useLocale()
  const values =
    option.min === 0 && option.max === 1 ? [1, 0, null] : steps(option.min, option.max, option.default, usual)
  const ways = values.map((value) => ({
    id: String(value),
    label: textIn(optionAnswer(option, value), locale),
    isChosen: value === usual,
  }))
  const choose = (id: string) => {
    const value = id === 'null' ? null : Number(id)
    editor.change((draft) => withChange(draft, 'options', name, value, option.default))
  }
  return <Ways label={label} ways={ways} onChoose={choose} />
}

/** Sensible values of an option that is an amount. */
function steps(min: number, max: number, usual: number, now: number | null): (number | null)[] {
  const some = [min, 10, 30, 60, 90, 120, max, usual, ...(now === null ? [] : [now])]
  const within = some.filter((value) => value >= min && value <= max)
  return [...[...new Set(within)].sort((a, b) => a - b), null]
}
