import {
  type ActionName,
  codeOf,
  type Game,
  type Legal,
  legalActions,
  may,
  moveOf,
  nameOf,
  type PlainEntry,
  pack,
  seatsIn,
} from '@hausregeln/engine'
import { actionText } from '@hausregeln/rulebooks/texts/index.ts'
import { Amounts, Button, NumberField, Select } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { useState } from 'react'
import { ChanceInput } from '../../../given/ChanceInput.tsx'
import { companionTexts } from '../texts.ts'

interface EntryInputProps {
  /** The game as it stood when the entry was due. */
  readonly game: Game
  /** Whose decision is offered first, if it is one of those asked. */
  readonly seat: number
  readonly onEntry: (entry: PlainEntry) => void
}

/** What could be entered at some point of the game: the chance that was awaited, or any seat's legal decision. */
export function EntryInput({ game, seat, onEntry }: EntryInputProps) {
  if (game.s.awaiting === 0) return <MoveInput game={game} seat={seat} onEntry={onEntry} />
  return (
    <ChanceInput
      gameView={game}
      kind={game.s.awaiting}
      about={game.s.awaitingFor}
      atOnce
      onGive={(outcome) => onEntry({ outcome })}
    />
  )
}

/** Offers need their builder: one is left out here and made again at the table. */
const NOT_HERE: readonly ActionName[] = ['offer']

function MoveInput({ game, seat, onEntry }: EntryInputProps) {
  const { names } = useTable()
  const texts = useTexts(companionTexts)
  const asked = game.s.must | may(game)
  const seats = seatsIn(game.s.alive)
  const first = (asked >>> Math.max(0, seat)) & 1 && seat >= 0 ? seat : (seatsIn(asked)[0] ?? seats[0] ?? 0)
  const [who, setWho] = useState(first)
  const legal = legalActions(game, who).filter(({ action }) => {
    const name = nameOf(game, action)
    return name !== undefined && !NOT_HERE.includes(name)
  })
  return (
    <div className="stack stack--tight">
      <Select
        label={texts.ofSeat}
        value={`${who}`}
        onChange={(value) => setWho(Number(value))}
        options={seats.map((other) => ({ value: `${other}`, label: names[other] ?? '' }))}
      />
      {legal.length === 0 && <p className="soft">{texts.noMoves}</p>}
      <div className="answers answers--list">
        {legal.map((choice) =>
          choice.low === choice.high ? (
            <MoveButton key={choice.action} game={game} action={choice.action} onEntry={onEntry} />
          ) : (
            <AmountInput key={choice.action} game={game} choice={choice} onEntry={onEntry} />
          ),
        )}
      </div>
    </div>
  )
}

interface MoveButtonProps {
  readonly game: Game
  readonly action: number
  readonly onEntry: (entry: PlainEntry) => void
  readonly sends?: boolean
}

function MoveButton({ game, action, onEntry, sends }: MoveButtonProps) {
  const { rulebook, names, locale } = useTable()
  return (
    <Button sends={sends} onClick={() => onEntry(moveOf(game, action))}>
      {actionText(rulebook, game, action, names, locale)}
    </Button>
  )
}

interface AmountInputProps {
  readonly game: Game
  readonly choice: Legal
  readonly onEntry: (entry: PlainEntry) => void
}

/** A decision that names an amount, such as a bid. */
function AmountInput({ game, choice, onEntry }: AmountInputProps) {
  const texts = useTexts(companionTexts)
  const { action, low, high } = choice
  const [amount, setAmount] = useState(low)
  const seat = moveOf(game, action).seat
  return (
    <Amounts>
      <div className="row">
        <NumberField label={texts.amount} value={amount} min={low} max={high} onChange={setAmount} />
        <MoveButton game={game} action={pack(codeOf(action), seat, amount)} onEntry={onEntry} sends />
      </div>
    </Amounts>
  )
}
