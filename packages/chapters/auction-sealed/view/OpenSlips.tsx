import { ruleOnTop } from '@hausregeln/engine'
import { eventText } from '@hausregeln/rulebooks/texts/index.ts'
import { SeatDisc } from '@hausregeln/view-kit/board/pieces/SeatBadge.tsx'
import { classes } from '@hausregeln/view-kit/design/index.ts'
import { isKept } from '@hausregeln/view-kit/game/realBoard.ts'
import { formatNumber, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { RuleChip } from '@hausregeln/view-kit/table/RuleChip.tsx'
import { Trophy } from 'lucide-react'
import { openSlips, type Reveal, winnerBy } from './reveal.ts'
import { sealedTexts } from './texts.ts'
import './sealed.css'

/**
 * The moment in which sealed bids are opened: slip by slip, the lowest first, then what came of it. As soon as others
 * are bid for they step back: in brief, above the new question.
 */
export function OpenSlips() {
  const { log, rulebook, names, locale, gameView, game } = useTable()
  const texts = useTexts(sealedTexts)
  const reveal = openSlips(log, isKept(game.header))
  if (reveal === null) return null
  const { outcome, slips } = reveal
  const brief = ruleOnTop(gameView)?.sealed === true
  return (
    <div className={classes('reveal', brief && 'reveal--brief')}>
      <h3 className="fine">{texts.revealed}</h3>
      <Slips key={reveal.id} reveal={reveal} />
      {outcome !== null && (
        <p className="reveal__outcome" style={{ animationDelay: delay(slips.length) }}>
          {eventText(rulebook, outcome, names, locale)} {outcome.rule !== '' && <RuleChip id={outcome.rule} />}
        </p>
      )}
    </div>
  )
}

/** One slip after the other is turned over. */
function delay(place: number): string {
  return `${place * 260}ms`
}

function Slips({ reveal }: { readonly reveal: Reveal }) {
  const { game, locale } = useTable()
  const winner = winnerBy(reveal.outcome)
  return (
    <ol className="reveal__slips plain-list">
      {reveal.slips.map(({ seat, amount }, place) => {
        const player = game.players[seat]
        if (player === undefined) return null
        return (
          <li
            key={seat}
            className={classes('reveal__slip', seat === winner && 'reveal__slip--won')}
            style={{ animationDelay: delay(place) }}
          >
            <SeatDisc seat={seat} colour={player.colour} shape={player.shape} size={24} />
            <span className="reveal__name">{player.name}</span>
            <strong className="numerals">{formatNumber(locale, amount)}</strong>
            {seat === winner && <Trophy size={16} aria-hidden />}
          </li>
        )
      })}
    </ol>
  )
}
