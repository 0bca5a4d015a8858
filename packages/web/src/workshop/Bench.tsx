import { Amounts, IconButton, Tabs } from '@hausregeln/view-kit/design/index.ts'
import { textIn, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { Redo2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { BeginWith } from './BeginWith.tsx'
import { BoardPart } from './boards/BoardPart.tsx'
import { CardsPart } from './boards/CardsPart.tsx'
import { NameField } from './boards/NameField.tsx'
import { DraftFaults } from './DraftFaults.tsx'
import { DraftTools } from './DraftTools.tsx'
import { openedIn } from './model/build.ts'
import { PlayButtons } from './play/PlayButtons.tsx'
import { RulesPart } from './rules/RulesPart.tsx'
import { SharePart } from './share/SharePart.tsx'
import { workshopTexts } from './texts.ts'
import { TrialPart } from './trial/TrialPart.tsx'
import { useTrial } from './trial/useTrial.ts'
import { type Editor, type Opened, useDraft } from './useDraft.ts'
import { useUndoKeys } from './useUndoKeys.ts'
import { YourRules, YourRulesButton } from './YourRules.tsx'

type Part = 'rules' | 'board' | 'cards' | 'trial' | 'share'

interface BenchProps {
  readonly opened: Opened
  readonly onBegin: (opened: Opened) => void
}

/** One draft on the bench: its parts, and always in sight what differs and the way to play it. */
export function Bench({ opened, onBegin }: BenchProps) {
  const texts = useTexts(workshopTexts)
  const editor = useDraft(opened)
  const [part, setPart] = useState<Part>('rules')
  const trial = useTrial(editor)
  useUndoKeys(editor)
  return (
    <Amounts>
      <div className="workshop">
        <div className="workshop__head">
          <div className="workshop__title">
            <h1>{texts.title}</h1>
            <DraftTools editor={editor} onBegin={onBegin} />
          </div>
          <div className="workshop__names">
            <BeginWith editor={editor} onBegin={onBegin} />
            <TitleField editor={editor} />
          </div>
        </div>
        <div className="workshop__work">
          <Tabs
            label={texts.parts}
            value={part}
            onChange={setPart}
            tabs={[
              {
                value: 'rules',
                label: texts.rules,
                content: <RulesPart editor={editor} causes={trial.trial?.causes ?? []} />,
              },
              { value: 'board', label: texts.board, content: <BoardPart editor={editor} /> },
              { value: 'cards', label: texts.cards, content: <CardsPart editor={editor} /> },
              { value: 'trial', label: texts.trial, content: <TrialPart editor={editor} state={trial} /> },
              { value: 'share', label: texts.share, content: <SharePart editor={editor} /> },
            ]}
          />
        </div>
        <aside className="workshop__aside" aria-label={texts.yours}>
          <YourRules editor={editor} />
          <DraftFaults editor={editor} />
        </aside>
        <Bar editor={editor} />
      </div>
    </Amounts>
  )
}

function TitleField({ editor: { draft, change, source } }: { readonly editor: Editor }) {
  const texts = useTexts(workshopTexts)
  const locale = useLocale()
  return (
    <NameField
      label={texts.name}
      value={draft.title}
      most={MOST_NAME}
      placeholder={texts.namePlace(textIn(source.rulebook.title, locale))}
      onChange={(title) => change((before) => ({ ...before, title }), 'title')}
    />
  )
}

/** What a file takes for a name. */
const MOST_NAME = 80

/** At the foot of the screen, whatever part is open. */
function Bar({ editor }: { readonly editor: Editor }) {
  const texts = useTexts(workshopTexts)
  return (
    <div className="workshop__bar">
      <YourRulesButton editor={editor} />
      <div className="workshop__steps">
        <IconButton
          label={texts.undo}
          icon={<Undo2 size={20} aria-hidden />}
          reason={editor.canUndo ? undefined : texts.nothingToUndo}
          onClick={editor.undo}
        />
        <IconButton
          label={texts.redo}
          icon={<Redo2 size={20} aria-hidden />}
          reason={editor.canRedo ? undefined : texts.nothingToRedo}
          onClick={editor.redo}
        />
      </div>
      <PlayButtons opened={openedIn(editor.built)} />
    </div>
  )
}
