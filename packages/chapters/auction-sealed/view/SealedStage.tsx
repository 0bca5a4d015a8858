import { SeatDisc } from '@hausregeln/view-kit/board/pieces/SeatBadge.tsx'
import { classes } from '@hausregeln/view-kit/design/index.ts'
import { formatNumber, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { deedForSale, isAskedAny } from '@hausregeln/view-kit/table/deeds/lot.ts'
import { DeedStage } from '@hausregeln/view-kit/table/stage/DeedStage.tsx'
import { Stakes } from '@hausregeln/view-kit/table/stage/Stakes.tsx'
import { stageTexts } from '@hausregeln/view-kit/table/stage/texts.ts'
import { useStakes } from '@hausregeln/view-kit/table/stage/useStakes.ts'
import { Mail, MailCheck, PencilLine, Trophy } from 'lucide-react'
import { deedOf, freshSlips, type Reveal, winnerBy } from './reveal.ts'
import { slipState } from './slip.ts'
import './slips.css'

/** Sealed bids: what is bid for and whose slip lies there, face down; then all of them turned over. */
export default function SealedStage() {
  const { gameView, log } = useTable()
  const stakes = useStakes()
  const isAsked = isAskedAny(gameView, 'sealed') || isAskedAny(gameView, 'shareLot')
  const reveal = isAsked ? null : freshSlips(log)
  return (
    <DeedStage deed={reveal === null ? deedForSale(gameView) : deedOf(reveal.outcome)}>
      {reveal === null ? <FaceDown /> : <FaceUp reveal={reveal} />}
      {stakes && <Stakes stakes={stakes} brief />}
    </DeedStage>
  )
}

/** A slip for everybody in the round: still written, or face down on the table. */
function FaceDown() {
  const { gameView, game, snapshot } = useTable()
  const texts = useTexts(stageTexts)
  return (
    <ul className="faces plain-list" aria-label={texts.slips}>
      {game.players.map((player, seat) => {
        const state = slipState(gameView, seat, snapshot.slips)
        if (((gameView.s.alive >>> seat) & 1) === 0 || state === 'none') return null
        const isIn = state === 'in'
        const label = isIn ? texts.slipDown(player.name) : texts.slipOpen(player.name)
        return (
          <li key={player.name} className={classes('faces__slip', isIn ? 'faces__slip--down' : 'faces__slip--open')}>
            <SeatDisc seat={seat} colour={player.colour} shape={player.shape} size={24} />
            {isIn ? <MailCheck size={20} aria-hidden /> : <PencilLine size={18} aria-hidden />}
            <span className="visually-hidden">{label}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** Turned over one after the other, the lowest first. */
function FaceUp({ reveal }: { readonly reveal: Reveal }) {
  const { game, locale } = useTable()
  const winner = winnerBy(reveal.outcome)
  return (
    <ul className="faces plain-list" aria-hidden>
      {reveal.slips.map(({ seat, amount }) => {
        const player = game.players[seat]
        if (player === undefined) return null
        return (
          <li key={seat} className={classes('faces__slip faces__slip--up', seat === winner && 'faces__slip--won')}>
            <SeatDisc seat={seat} colour={player.colour} shape={player.shape} size={24} />
            {seat === winner ? <Trophy size={18} /> : <Mail size={18} />}
            <strong className="numerals">{formatNumber(locale, amount)}</strong>
          </li>
        )
      })}
    </ul>
  )
}
