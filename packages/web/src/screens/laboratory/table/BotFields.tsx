import { BOT_NAMES } from '@hausregeln/bots/names.ts'
import type { Book } from '@hausregeln/engine'
import { NumberField, Select } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useState } from 'react'
import { botWord } from '../../botWords.ts'
import { screenTexts } from '../../texts.ts'
import { labTexts } from '../texts.ts'

const USUAL = 'steady'
const FOUR = 4

/** Four players who play alike, or as many as a rulebook seats. */
export function usualBots({ minSeats, maxSeats }: Pick<Book, 'minSeats' | 'maxSeats'>): readonly string[] {
  return Array.from({ length: Math.max(minSeats, Math.min(FOUR, maxSeats)) }, () => USUAL)
}

/** The same bots at a table of so many: those that are missing play as the last one does. */
export function seated(bots: readonly string[], count: number): readonly string[] {
  return Array.from({ length: count }, (_, seat) => bots[seat] ?? bots.at(-1) ?? USUAL)
}

/** What bots are called, a name each, or how many of one. */
export function useBotsSaid(): (bots: readonly string[]) => string {
  const texts = useTexts(screenTexts)
  const named = (bot: string) => BOT_NAMES.find((one) => one === bot)
  return (bots) => {
    const all = [...new Set(bots)].map((bot) => {
      const known = named(bot)
      const count = bots.filter((one) => one === bot).length
      return `${count} × ${known === undefined ? bot : botWord(texts, known)}`
    })
    return all.join(', ')
  }
}

interface BotFieldsProps {
  readonly book: Pick<Book, 'minSeats' | 'maxSeats'>
  readonly bots: readonly string[]
  readonly onChange: (bots: readonly string[]) => void
  /** Whether only who plays is chosen, not how many. */
  readonly fixed?: boolean
}

/** What stands for bots that differ from seat to seat. */
const EACH = 'each'

/** How many play, and which bots: the same at every place, or one at each. */
export function BotFields({ book, bots, onChange, fixed = false }: BotFieldsProps) {
  const texts = useTexts(labTexts)
  const screen = useTexts(screenTexts)
  const isMixed = new Set(bots).size > 1
  const [apart, setApart] = useState(isMixed)
  const named = BOT_NAMES.map((value) => ({ value: value as string, label: botWord(screen, value) }))
  const pick = (value: string) => {
    setApart(value === EACH)
    if (value !== EACH) onChange(bots.map(() => value))
  }
  return (
    <>
      <div className="lab__line">
        {!fixed && (
          <NumberField
            label={texts.players}
            value={bots.length}
            onChange={(count) => onChange(seated(bots, count))}
            min={book.minSeats}
            max={book.maxSeats}
          />
        )}
        <Select
          label={texts.bots}
          value={apart ? EACH : (bots[0] ?? USUAL)}
          onChange={pick}
          options={[...named, { value: EACH, label: texts.eachBot }]}
        />
      </div>
      {apart && (
        <div className="lab__line">
          {bots.map((bot, seat) => (
            <Select
              key={texts.seat(seat + 1)}
              label={texts.seat(seat + 1)}
              value={bot}
              onChange={(value) => onChange(bots.map((one, at) => (at === seat ? value : one)))}
              options={named}
            />
          ))}
        </div>
      )}
    </>
  )
}
