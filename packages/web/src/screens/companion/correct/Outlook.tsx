import { SHAREHOLDERS } from '@hausregeln/chapters/shares/rules/section.ts'
import { SeatBadge } from '@hausregeln/view-kit/board/pieces/SeatBadge.tsx'
import { Arrows } from '@hausregeln/view-kit/design/index.ts'
import type { Attempt } from '@hausregeln/view-kit/game/types.ts'
import { formatNumber, textIn, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { gameAt } from '@hausregeln/view-kit/room/position.ts'
import { type TableScope, useTable } from '@hausregeln/view-kit/table/context.ts'
import { deedDef } from '@hausregeln/view-kit/table/deeds/deed.ts'
import { decksOf } from '../adjusting.ts'
import { companionTexts } from '../texts.ts'
import { useLevels } from '../useLevels.ts'
import { type Difference, differencesBetween } from './differences.ts'

/** What a correction leads to: everything that the books then say otherwise, before and after. */
export function Outlook({ attempt }: { readonly attempt: Attempt }) {
  const scope = useTable()
  const { game, gameView, rulebook, locale } = scope
  const texts = useTexts(companionTexts)
  const { word } = useLevels()
  const number = (value: number) => formatNumber(locale, value)
  const differences = differencesBetween(gameView, gameAt(rulebook, attempt.view))
  const cash = differences.filter(({ what }) => what === 'cash')
  const others = differences.filter(({ what }) => what !== 'cash')
  const { changes, dropFrom } = attempt.correction
  return (
    <div className="stack stack--tight">
      <h3>{texts.works}</h3>
      <p>
        {texts.worksHint(changes.length)} {dropFrom !== undefined && texts.worksDrop(number(dropFrom))}
      </p>
      {cash.length === 0 && <p className="soft">{texts.unchanged}</p>}
      <ul className="outlook plain-list">
        {cash.map(({ index: seat, before, after }) => {
          const player = game.players[seat]
          return (
            <li key={seat} className="outlook__row">
              {player && <SeatBadge {...player} seat={seat} size={28} bot={player.bot !== null} />}
              <strong className="numerals">
                <Arrows text={texts.fromTo(number(before), number(after))} />
              </strong>
            </li>
          )
        })}
        {others.map((difference) => {
          const [of, before, after] = words(scope, difference, word)
          return (
            <li key={`${difference.what} ${difference.index}`}>
              <Arrows text={texts.about(of, texts.fromTo(before, after))} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Of what, what it was and what it becomes. */
function words(scope: TableScope, difference: Difference, level: (level: number) => string): [string, string, string] {
  const { rulebook, gameView, names, locale } = scope
  const texts = companionTexts[locale]
  const { what, index, before, after } = difference
  const both = (of: string, word: (value: number) => string): [string, string, string] => [
    of,
    word(before),
    word(after),
  ]
  const deed = () => textIn(deedDef(rulebook, index)?.name, locale)
  const name = names[index] ?? ''
  switch (what) {
    case 'cash':
      return both(name, (amount) => formatNumber(locale, amount))
    case 'place':
      return both(name, (space) => textIn(rulebook.board.spaces[space]?.name, locale))
    case 'owner':
      return both(deed(), (seat) => names[seat] ?? texts.bank)
    case 'level':
      return both(deed(), level)
    case 'mortgage':
      return both(`${texts.mortgaged}, ${deed()}`, (is) => (is === 1 ? texts.yes : texts.no))
    case 'jailCard': {
      const deck = textIn(rulebook.board.decks[decksOf(gameView.book)[index] ?? 0]?.name, locale)
      return both(`${texts.whats.jailCard}, ${deck}`, (seat) => names[seat] ?? texts.inDeck)
    }
    case 'jail':
      return both(name, (turn) => (turn === 0 ? texts.notInJail : texts.inJailTurn(`${turn}`)))
    case 'laps':
      return both(`${texts.whats.laps}, ${name}`, (is) => (is > 0 ? texts.yes : texts.no))
    case 'shares': {
      const [issuer, holder] = [Math.floor(index / SHAREHOLDERS), index % SHAREHOLDERS]
      const holding = `${texts.sharesOfWhom(names[issuer] ?? '')}, ${names[holder] ?? texts.bank}`
      return both(holding, (count) => formatNumber(locale, count))
    }
  }
}
