import { eventLevel, eventText } from '@hausregeln/rulebooks/texts/index.ts'
import { Button, useMedia } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { mayTakeBack } from '@hausregeln/view-kit/room/room.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { useRoom } from '@hausregeln/view-kit/table/useRoom.ts'
import { FastForward, Pause, Undo2 } from 'lucide-react'
import { PHONE } from '../phone.ts'
import { useFailures } from '../useFailures.ts'
import { Interrupt } from './Interrupt.tsx'

interface DecisionAsideProps {
  /** Stops the game from going on by itself; null or left out: it does not. */
  readonly stop?: (() => void) | null
}

/**
 * Beside the question: taking back, skipping what bots do, and for whom one acts; on a phone, where what concerns the table
 * lies below the sheet, a break as well.
 */
export function DecisionAside({ stop = null }: DecisionAsideProps) {
  const { client, persons, snapshot } = useTable()
  const texts = useTexts(tableTexts)
  const isPhone = useMedia(PHONE)
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
      <TakeBack />
      {isPhone && <Interrupt className="decision__word" />}
      {persons.length > 1 && <ActsFor />}
    </div>
  )
}

/** Takes back the last move; at an online table it proposes that. */
function TakeBack() {
  const { client, online, rulebook, locale, log, names, snapshot } = useTable()
  const texts = useTexts(tableTexts)
  const failures = useFailures()
  const room = useRoom()
  // Beside the board the button stands among what concerns the table; on a phone that lies below the sheet.
  const proposes = useMedia(PHONE) && mayTakeBack(room)
  if (snapshot.undoSeat < 0 && !proposes) return null
  const last = log.findLast(({ event }) => eventLevel(event) === 'main')
  const press = () =>
    proposes ? void failures(async () => online?.ask({ ask: 'propose', what: 'takeBack' })) : client.undo()
  return (
    <Button
      size="small"
      look="quiet"
      title={last && eventText(rulebook, last.event, names, locale)}
      icon={<Undo2 size={16} aria-hidden />}
      onClick={press}
    >
      <span className="decision__word">{texts.undo}</span>
    </Button>
  )
}

/** For whom one acts where several share the screen. */
function ActsFor() {
  const { names, me, persons, setMe } = useTable()
  const texts = useTexts(tableTexts)
  return (
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
  )
}
