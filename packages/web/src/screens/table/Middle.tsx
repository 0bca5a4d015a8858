import { type GameEvent, optionOf, type Rulebook } from '@hausregeln/engine'
import { cardDoesText, effectNames, eventLevel, eventText } from '@hausregeln/rulebooks/texts/index.ts'
import { DECK_TONES, PlayingCard } from '@hausregeln/view-kit/board/index.ts'
import { SeatBadge } from '@hausregeln/view-kit/board/pieces/SeatBadge.tsx'
import { classes } from '@hausregeln/view-kit/design/index.ts'
import { Dice, type DieFace } from '@hausregeln/view-kit/dice/index.ts'
import type { LogLine } from '@hausregeln/view-kit/game/types.ts'
import { type Locale, textIn, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { askedOfAny, deedForSale, runningTurn } from '@hausregeln/view-kit/table/deeds/lot.ts'
import { deckIcon } from '@hausregeln/view-kit/table/deeds/pictures.ts'
import { TableDeed } from '@hausregeln/view-kit/table/deeds/TableDeed.tsx'
import type { Part } from '@hausregeln/view-kit/table/part.ts'
import { DeedStage } from '@hausregeln/view-kit/table/stage/DeedStage.tsx'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { type ComponentType, Suspense } from 'react'
import { PARTS } from '../../parts/parts.ts'
import { Treasury } from './Treasury.tsx'
import '@hausregeln/view-kit/table/scenes.css'

/** The six faces of the speed die; the state numbers the bus 4 and the two others 5 and 6. */
export const SPEED_DIE: readonly DieFace[] = [1, 2, 3, 'bus', 'seek', 'seek']

interface MiddleProps {
  /** The space that is looked at; null: none. */
  readonly peeked?: number | null
}

/** The middle of the board: whose turn it is, the dice as they lie, the decks with the card just drawn. */
export function Middle({ peeked = null }: MiddleProps) {
  const { gameView, game, picking } = useTable()
  const texts = useTexts(tableTexts)
  const { dieA, dieB, dieC, throwsMade, turnSeat, over } = gameView.s
  const player = game.players[turnSeat]
  const third = SPEED_DIE[dieC - 1]
  const deed = deedForSale(gameView)
  const staged = useStaged()
  const isStage = picking !== null || staged !== undefined || deed >= 0
  return (
    <div className={classes('middle', isStage && 'middle--stage')}>
      <div className="middle__head">
        {player && over === 0 && (
          <p className="middle__turn">
            <SeatBadge {...player} seat={turnSeat} name={texts.onTurn(player.name)} bot={player.bot !== null} />
          </p>
        )}
        <Dice
          white={dieA > 0 ? [dieA as DieFace, dieB as DieFace] : null}
          third={third === undefined ? undefined : { face: third, faces: SPEED_DIE }}
          throwId={throwsMade}
          size={52}
        />
      </div>
      <Treasury />
      <OnStage staged={staged} deed={deed} />
      <Ticker />
      {picking === null && peeked !== null && <Peeked space={peeked} />}
    </div>
  )
}

/** What is being put together, else what a chapter shows, else the deed for sale, else the decks. */
function OnStage({ staged, deed }: { readonly staged: Part['middle']; readonly deed: number }) {
  const { picking } = useTable()
  if (picking !== null) return <div className="middle__staged">{picking.stage}</div>
  if (staged) return <Told show={staged.show} />
  return deed >= 0 ? <DeedStage deed={deed} /> : <Decks />
}

/** What a chapter has on the stage now, if any has. */
function useStaged(): Part['middle'] {
  const { gameView, log, persons } = useTable()
  const isCardOpen = lastDraw(log) > lastTurn(log)
  const ask = askedOfAny(gameView)
  const all = PARTS.flatMap(({ middle }) => middle ?? [])
  return (
    (ask === null ? undefined : all.find(({ on }) => on?.includes(ask))) ??
    all.find(({ quiet, shown }) => !(quiet && isCardOpen) && shown?.(gameView, log, persons))
  )
}

/** The deed of the space that is looked at, over everything else as long as that lasts. */
function Peeked({ space }: { readonly space: number }) {
  const { gameView } = useTable()
  const deed = gameView.book.board.deedAt[space] ?? -1
  if (deed < 0) return null
  return (
    <div className="middle__peek" aria-hidden>
      <div className="middle__deed">
        <TableDeed deed={deed} />
      </div>
    </div>
  )
}

/** What a chapter has to tell of the moment. */
function Told({ show: Show }: { readonly show: ComponentType }) {
  return (
    <div className="middle__staged">
      <Suspense>
        <Show />
      </Suspense>
    </div>
  )
}

/** What has happened last in the running turn. */
function Ticker() {
  const { log, rulebook, names, locale } = useTable()
  const last = runningTurn(log).findLast(({ event }) => eventLevel(event) === 'main' && !isDraw(event))
  return last === undefined ? null : <p className="middle__ticker">{eventText(rulebook, last.event, names, locale)}</p>
}

const lastTurn = (log: readonly LogLine[]) => log.findLastIndex(({ event }) => event.type === 'turnBegan')
const lastDraw = (log: readonly LogLine[]) => log.findLastIndex(({ event }) => isDraw(event))

/** The decks face down; a card drawn in the running turn lies face up. */
function Decks() {
  const { gameView, log, rulebook, locale } = useTable()
  const plain = gameView.book.options.some(({ id }) => id === 'cards') && optionOf(gameView, 'cards') === 0
  const decks = plain ? [] : rulebook.board.decks
  const turn = lastTurn(log)
  const drawn = lastDraw(log)
  return (
    <div className="middle__decks">
      {decks.map((deck, index) => {
        const last = log.findLast(({ event }) => isDraw(event) && event.deck === index)?.event
        const faceUp = drawn > turn && log[drawn]?.event === last
        const text = last === undefined ? '' : drawnText(rulebook, last, locale)
        return (
          <PlayingCard
            key={deck.name.en}
            tone={DECK_TONES[index % DECK_TONES.length] ?? 'dawn'}
            icon={deckIcon(rulebook, index)}
            deck={textIn(deck.name, locale)}
            faceUp={faceUp}
            text={text}
            foot={last?.rule}
          />
        )
      })}
    </div>
  )
}

type Draw = Extract<GameEvent, { readonly type: 'cardDrawn' | 'cardWritten' }>

function isDraw(event: GameEvent): event is Draw {
  return event.type === 'cardDrawn' || event.type === 'cardWritten'
}

/** What the card says; of one that only the real table has, what it does. */
function drawnText(rulebook: Rulebook, event: GameEvent, locale: Locale): string {
  if (event.type === 'cardDrawn') return textIn(rulebook.board.decks[event.deck]?.cards[event.card]?.text, locale)
  if (event.type !== 'cardWritten') return ''
  return cardDoesText(rulebook, effectNames[event.effect] ?? 'nothing', event.first, event.second, locale)
}
