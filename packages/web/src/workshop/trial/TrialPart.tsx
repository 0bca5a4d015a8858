import { Button, Meter, Panel } from '@hausregeln/view-kit/design/index.ts'
import { Text } from '@hausregeln/view-kit/design/Text.tsx'
import { textIn, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { FlaskConical, Square } from 'lucide-react'
import { openedIn } from '../model/build.ts'
import { workshopTexts } from '../texts.ts'
import type { Editor } from '../useDraft.ts'
import type { TrialState } from './useTrial.ts'
import { VerdictText } from './VerdictText.tsx'
import { verdictWords } from './verdictWords.ts'
import './trial.css'

const GAMES = 600

interface TrialPartProps {
  readonly editor: Editor
  readonly state: TrialState
}

/** Bots play the draft against the book that it began with; what that shows is told in words. */
export function TrialPart({ editor, state }: TrialPartProps) {
  const texts = useTexts(workshopTexts)
  const locale = useLocale()
  const { trial, running, failed, start, stop } = state
  const before = textIn(editor.source.rulebook.title, locale)
  const reason =
    openedIn(editor.built) === undefined
      ? texts.notYet
      : editor.differences.length === 0
        ? texts.noDifference
        : undefined
  return (
    <Panel title={texts.trial}>
      <div className="trial">
        <p>{texts.trialHint(before, GAMES)}</p>
        <div className="row">
          {running === null ? (
            <Button
              look="primary"
              icon={<FlaskConical size={18} aria-hidden />}
              reason={reason}
              onClick={() => start(GAMES)}
            >
              {trial === null ? texts.trialStart : texts.trialAgain}
            </Button>
          ) : (
            <Button icon={<Square size={18} aria-hidden />} onClick={stop}>
              {texts.trialStop}
            </Button>
          )}
        </div>
        {running !== null && (
          <Meter
            label={texts.trialRunning}
            value={Math.round(running * 100)}
            max={100}
            text={`${Math.round(running * 100)} %`}
          />
        )}
        {failed !== null && <p className="notice">{texts.trialStuck(failed)}</p>}
        <div role="status">
          {trial !== null && running === null && (
            <>
              {trial.file !== editor.built.file && <p className="notice">{texts.trialOlder}</p>}
              <VerdictText verdict={trial.verdict} />
              <Causes editor={editor} state={state} />
            </>
          )}
        </div>
      </div>
    </Panel>
  )
}

/** Which rules are to blame, each by its name; the same stands beside its sentence. */
function Causes({ editor, state: { trial } }: TrialPartProps) {
  const texts = useTexts(workshopTexts)
  const locale = useLocale()
  const causes = trial?.causes ?? []
  if (causes.length === 0) return null
  return (
    <ul className="trial__causes">
      {causes.map(({ key, concern, without }) => {
        const label = editor.changes.find((one) => one.key === key)?.label
        return (
          <li key={`${key} ${concern}`}>
            <strong>
              <Text text={label} />:
            </strong>{' '}
            {verdictWords(texts, locale).cause(concern, without)}
          </li>
        )
      })}
    </ul>
  )
}
