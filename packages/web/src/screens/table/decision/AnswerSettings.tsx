import { Switch } from '@hausregeln/view-kit/design/index.ts'
import { ANSWERS } from '@hausregeln/view-kit/game/settings/answering.ts'
import { useStoredChoice, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'

/** Which answers are given by themselves. */
export function AnswerSettings() {
  const texts = useTexts(tableTexts)
  const only = useStoredChoice(ANSWERS.only)
  const { goesOn = true } = useTable().snapshot.settings
  const beyond = useStoredChoice(ANSWERS.beyond)
  return (
    <div className="stack stack--tight">
      <Switch
        label={texts.answerBeyond}
        hint={texts.answerBeyondHint}
        checked={beyond === 'on'}
        onChange={(on) => ANSWERS.beyond.set(on ? 'on' : 'off')}
      />
      <Switch
        label={texts.answerOnly}
        hint={texts.answerOnlyHint}
        checked={goesOn && only === 'on'}
        reason={goesOn ? undefined : texts.answersAll}
        onChange={(on) => ANSWERS.only.set(on ? 'on' : 'off')}
      />
    </div>
  )
}
