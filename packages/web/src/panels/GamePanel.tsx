import { Option } from '@hausregeln/engine'
import { useState } from 'react'
import { hrefOf } from '../app/route.ts'
import { Button, Choice, Dialog, NumberField, Panel } from '../design/index.ts'
import { PACES } from '../game/pace.ts'
import { useTexts } from '../i18n/index.ts'
import { useTable } from '../table/context.ts'
import { tableTexts } from '../table/texts.ts'

const LONGEST_COUNTDOWN = 60

/** The table's settings and what concerns the whole game: pace, the rent race, resigning, time. */
export function GamePanel() {
  const { snapshot, client, rulebook, lens, me, names } = useTable()
  const texts = useTexts(tableTexts)
  const [resigning, setResigning] = useState(false)
  const { settings } = snapshot
  const limited = Boolean(lens.s.option[Option.timeLimit])
  return (
    <Panel title={texts.game} tone="sunken">
      <div className="stack">
        <div>
          <p className="fine">{texts.pace}</p>
          <Choice
            label={texts.pace}
            value={settings.pace}
            onChange={(pace) => client.settings({ ...settings, pace })}
            options={PACES.map((pace) => ({ value: pace, label: texts.paces[pace] }))}
          />
        </div>
        {lens.book.rentOnDemand && (
          <NumberField
            label={texts.countdownSetting}
            value={settings.countdown}
            min={0}
            max={LONGEST_COUNTDOWN}
            onChange={(countdown) => client.settings({ ...settings, countdown })}
          />
        )}
        <div className="row">
          <a href={hrefOf({ at: 'rules', book: rulebook.book.id, rule: null })}>{texts.rules}</a>
          {limited && lens.s.over === 0 && lens.s.timeUp === 0 && (
            <Button size="small" onClick={() => client.enter({ host: 'timeUp' })}>
              {texts.timeUp}
            </Button>
          )}
          {me >= 0 && lens.s.over === 0 && (
            <Button size="small" look="quiet" onClick={() => setResigning(true)}>
              {texts.resign}
            </Button>
          )}
        </div>
      </div>
      <Dialog
        open={resigning}
        onClose={() => setResigning(false)}
        title={texts.resign}
        size="small"
        actions={
          <>
            <Button onClick={() => setResigning(false)}>{texts.no}</Button>
            <Button
              look="danger"
              onClick={() => {
                setResigning(false)
                void client.enter({ host: 'resign', seat: me })
              }}
            >
              {texts.resign}
            </Button>
          </>
        }
      >
        <p>{texts.resignAsk(names[me] ?? '')}</p>
      </Dialog>
    </Panel>
  )
}
