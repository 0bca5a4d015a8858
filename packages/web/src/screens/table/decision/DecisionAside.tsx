import { eventLevel, eventText } from '@hausregeln/rulebooks/texts/index.ts'
import { Button } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { FastForward, Pause, Undo2 } from 'lucide-react'

interface DecisionAsideProps {
  /** Stops the game from going on by itself; null or left out: it does not. */
  readonly stop?: (() => void) | null
}

/** Beside the question: taking back, skipping what bots do, and for whom one acts where several share the screen. */
export function DecisionAside({ stop = null }: DecisionAsideProps) {
  const { client, rulebook, locale, log, names, me, persons, setMe, snapshot } = useTable()
  const texts = useTexts(tableTexts)
  const last = log.findLast(({ event }) => eventLevel(event) === 'main')
  return (
    <div className="decision__aside">
      {stop !== null && (
        <Button
          size="small"
          look="quiet"
          className="decision__stop"
          icon={<Pause size={16} aria-hidden />}
          onClick={stop}
        >
          <span className="decision__word">{texts.stopHere}</span>
        </Button>
      )}
      {snapshot.botsPlay && snapshot.settings.pace !== 'instant' && (
        <Button size="small" look="quiet" icon={<FastForward size={16} aria-hidden />} onClick={() => client.skip()}>
          <span className="decision__word">{persons.length > 0 ? texts.skip : texts.skipAll}</span>
        </Button>
      )}
      {snapshot.undoSeat >= 0 && (
        <Button
          size="small"
          look="quiet"
          title={last && eventText(rulebook, last.event, names, locale)}
          icon={<Undo2 size={16} aria-hidden />}
          onClick={() => client.undo()}
        >
          <span className="decision__word">{texts.undo}</span>
        </Button>
      )}
      {persons.length > 1 && (
        <label>
          <span className="visually-hidden">{texts.actAs}</span>
          <select className="hr-input hr-select" value={me} onChange={(event) => setMe(Number(event.target.value))}>
            {persons.map((seat) => (
              <option key={seat} value={seat}>
                {names[seat]}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  )
}
