import type { BookFault } from '@hausregeln/engine'
import { IDLE } from '@hausregeln/rulebooks/house/written.ts'
import { classes, IconButton } from '@hausregeln/view-kit/design/index.ts'
import { Text } from '@hausregeln/view-kit/design/Text.tsx'
import { textIn, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { Undo } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { Sentence } from '../../rules/described/sentences.ts'
import { RuleLinks } from '../../rules/RuleLinks.tsx'
import { ruleTexts } from '../../rules/texts.ts'
import { FaultList } from '../DraftFaults.tsx'
import { withoutDifference } from '../model/differences.ts'
import { workshopTexts } from '../texts.ts'
import type { Cause } from '../trial/runTrial.ts'
import { verdictWords } from '../trial/verdictWords.ts'
import type { Editor } from '../useDraft.ts'
import { ChangePanel } from './ChangePanel.tsx'

interface SentenceRowProps {
  readonly editor: Editor
  readonly sentence: Sentence
  readonly faults: readonly BookFault[]
  readonly causes: readonly Cause[]
  /** The paragraphs of which it takes the place. */
  readonly overruled: readonly string[]
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
}

/** A rule as a sentence; what it says can be changed in place. What is wrong with it stands beside it. */
export function SentenceRow({ editor, sentence, faults, causes, overruled, open, onOpen }: SentenceRowProps) {
  const texts = useTexts(workshopTexts)
  const { insteadOf } = useTexts(ruleTexts)
  const locale = useLocale()
  const id = useId()
  const { question, answer, isIdle, isUsual, key } = sentence
  const changes = editor.changes.filter((one) => one.key === key)
  const change = changes[0]
  const label = textIn(question, locale)
  return (
    <li className={classes('sentence', change && 'sentence--changed', open && 'sentence--open')}>
      <div className="sentence__line">
        <button
          type="button"
          className="sentence__text"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => onOpen(!open)}
        >
          <span className="sentence__question">{sentence.rule.part === 'choices' ? label : texts.labelled(label)}</span>{' '}
          <span className="sentence__answer">
            <Text text={answer} />
          </span>
          {change && <span className="visually-hidden"> ({texts.changed})</span>}
        </button>
        {change && (
          <IconButton
            label={texts.takeBack(label)}
            icon={<Undo size={18} aria-hidden />}
            size="small"
            onClick={() => editor.change((draft) => withoutDifference(draft, change, editor.source.rulebook.def))}
          />
        )}
      </div>
      {change && <p className="sentence__before">{texts.was(textIn(change.before, locale))}</p>}
      {isIdle && (change || open || !isUsual) && (
        <p className="sentence__before">
          <Text text={IDLE} />
        </p>
      )}
      {change && <RuleLinks label={insteadOf} ids={overruled} />}
      {faults.length > 0 && (
        <Notice>
          <FaultList faults={faults} editor={editor} />
        </Notice>
      )}
      {change && causes.length > 0 && (
        <Notice>
          {causes.map(({ concern, without }) => (
            <p key={concern}>{verdictWords(texts, locale).cause(concern, without)}</p>
          ))}
        </Notice>
      )}
      {open && (
        <div id={id} className="sentence__panel">
          <ChangePanel editor={editor} sentence={sentence} label={label} />
        </div>
      )}
    </li>
  )
}

function Notice({ children }: { readonly children: ReactNode }) {
  return (
    <div role="status" className="notice sentence__notice">
      {children}
    </div>
  )
}
