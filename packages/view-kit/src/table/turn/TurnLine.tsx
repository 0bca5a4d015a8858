import { jailWord } from '@hausregeln/rulebooks/texts/index.ts'
import { SeatDisc } from '../../board/pieces/SeatBadge.tsx'
import { Arrows, Money } from '../../design/index.ts'
import { formatList, formatNumber, textIn, useTexts } from '../../i18n/index.ts'
import { type TableScope, useTable } from '../context.ts'
import { deedDef } from '../deeds/deed.ts'
import { summed, type TurnLines, type TurnSummary } from './turns.ts'
import { turnTexts } from './turnTexts.ts'

/** A turn in a line: who, where to, what came of it, and by how much the cash has changed. */
export function TurnLine({ turn }: { readonly turn: TurnLines }) {
  const scope = useTable()
  const texts = useTexts(turnTexts)
  const player = scope.game.players[turn.seat]
  const summary = summed(turn)
  const way = summary.spaces.map((space) => textIn(scope.rulebook.board.spaces[space]?.name, scope.locale)).join(' → ')
  return (
    <span className="turn">
      {player && <SeatDisc seat={turn.seat} colour={player.colour} shape={player.shape} size={22} />}
      <span className="turn__words">
        <strong>{player?.name}</strong>{' '}
        <Arrows text={[way, ...factsOf(summary, scope, texts)].filter(Boolean).join(', ')} />
      </span>
      {summary.net !== 0 && <Money amount={summary.net} signed />}
    </span>
  )
}

function factsOf(summary: TurnSummary, scope: TableScope, texts: (typeof turnTexts)['de']): (string | false)[] {
  const { rulebook, names, locale } = scope
  const jail = jailWord(rulebook)
  const deeds = summary.bought.map((deed) => textIn(deedDef(rulebook, deed)?.name, locale))
  return [
    summary.freed && texts.freed(jail),
    ...summary.rents.map(({ to, amount }) => texts.rent(formatNumber(locale, amount), names[to] ?? '')),
    deeds.length > 0 && texts.bought(formatList(locale, deeds)),
    summary.trades > 0 && texts.traded,
    summary.built > 0 && texts.built(summary.built),
    summary.sold > 0 && texts.sold(summary.sold),
    summary.mortgaged > 0 && texts.mortgaged(summary.mortgaged),
    summary.lifted > 0 && texts.lifted(summary.lifted),
    summary.stayed && texts.stayed(jail),
    summary.jailed && texts.jailed(jail),
    summary.out && texts.out,
  ]
}
