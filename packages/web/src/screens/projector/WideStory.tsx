import { eventLevel, eventText } from '@hausregeln/rulebooks/texts/index.ts'
import { SeatDisc } from '@hausregeln/view-kit/board/pieces/SeatBadge.tsx'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { projectorTexts } from './texts.ts'

/** More are never seen. */
const MOST = 16

/** What has happened last, the latest first: as many lines as there is room for. */
export function WideStory() {
  const { log, rulebook, names, locale, game } = useTable()
  const texts = useTexts(projectorTexts)
  const last = log
    .map((line, index) => ({ ...line, key: log.length - index }))
    .filter(({ event }) => eventLevel(event) === 'main')
    .slice(-MOST)
    .toReversed()
  return (
    <section className="wide__story" aria-label={texts.story}>
      <ol className="plain-list">
        {last.map(({ key, event, turnSeat }) => {
          const player = game.players[turnSeat]
          return (
            <li key={key}>
              {player && <SeatDisc seat={turnSeat} colour={player.colour} shape={player.shape} size={32} />}
              <span>{eventText(rulebook, event, names, locale)}</span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
