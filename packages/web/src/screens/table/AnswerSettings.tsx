import { Switch } from '../../design/index.ts'
import { ANSWERS } from '../../game/answering.ts'
import { useStoredChoice, useTexts } from '../../i18n/index.ts'
import { tableTexts } from '../../table/texts.ts'

/** Which answers are given by themselves. */
export function AnswerSettings() {
  const texts = useTexts(tableTexts)
  const only = useStoredChoice(ANSWERS.only)
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
        checked={only === 'on'}
        onChange={(on) => ANSWERS.only.set(on ? 'on' : 'off')}
      />
    </div>
  )
}
