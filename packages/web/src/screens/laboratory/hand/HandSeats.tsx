import { MAX_AMOUNT, NOBODY, type Rulebook } from '@hausregeln/engine'
import { NumberField, Select, Switch } from '@hausregeln/view-kit/design/index.ts'
import { textIn, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { labTexts } from '../texts.ts'
import { type HandDraft, type SeatDraft, withSeat } from './draft.ts'
import { handTexts } from './texts.ts'

export interface HandProps {
  readonly rulebook: Rulebook
  readonly draft: HandDraft
  readonly onChange: (draft: HandDraft) => void
}

/** Who plays, with what, and where they stand; and who holds a card that leads out of jail. */
export function HandSeats({ rulebook, draft, onChange }: HandProps) {
  const texts = useTexts(handTexts)
  const { seat: seatName } = useTexts(labTexts)
  const locale = useLocale()
  const holders = draft.seats.flatMap(({ out }, seat) => (out ? [] : [{ value: `${seat}`, label: seatName(seat + 1) }]))
  const decks = Array.from(rulebook.book.board.jailCardOf, (card, deck) => (card >= 0 ? deck : NOBODY))
  return (
    <fieldset className="lab__side">
      <legend>{texts.who}</legend>
      <ol className="plain-list hand__seats">
        {draft.seats.map((seat, index) => (
          <li key={seatName(index + 1)}>
            <SeatFields
              rulebook={rulebook}
              name={seatName(index + 1)}
              seat={seat}
              onChange={(changes) => onChange(withSeat(draft, index, changes))}
            />
          </li>
        ))}
      </ol>
      <div className="lab__line">
        {decks
          .filter((deck) => deck !== NOBODY)
          .map((deck) => (
            <Select
              key={deck}
              label={texts.jailCard(textIn(rulebook.board.decks[deck]?.name, locale))}
              value={`${draft.jailCards[deck] ?? NOBODY}`}
              onChange={(holder) => onChange({ ...draft, jailCards: draft.jailCards.with(deck, Number(holder)) })}
              options={[{ value: `${NOBODY}`, label: texts.inDeck }, ...holders]}
            />
          ))}
      </div>
    </fieldset>
  )
}

interface SeatFieldsProps {
  readonly rulebook: Rulebook
  readonly name: string
  readonly seat: SeatDraft
  readonly onChange: (changes: Partial<SeatDraft>) => void
}

function SeatFields({ rulebook, name, seat, onChange }: SeatFieldsProps) {
  const texts = useTexts(handTexts)
  const { cash, most, out } = seat
  const money = { hint: '', min: 0, max: MAX_AMOUNT, step: 50 }
  return (
    <fieldset className="hand__seat" aria-label={name}>
      <div className="hand__name">
        <strong>{name}</strong>
        <Switch label={texts.out} checked={out} onChange={(on) => onChange({ out: on })} />
      </div>
      {!out && (
        <>
          <div className="hand__field">
            <NumberField
              {...money}
              label={texts.of(most === null ? texts.cash : texts.least, name)}
              value={cash}
              onChange={(amount) => onChange({ cash: amount })}
            />
            {most !== null && (
              <NumberField
                {...money}
                label={texts.of(texts.most, name)}
                value={most}
                onChange={(amount) => onChange({ most: amount })}
              />
            )}
            <Switch
              label={texts.unsure}
              checked={most !== null}
              onChange={(on) => onChange({ most: on ? cash : null })}
            />
          </div>
          <PlaceFields rulebook={rulebook} name={name} seat={seat} onChange={onChange} />
        </>
      )}
    </fieldset>
  )
}

function PlaceFields({ rulebook, name, seat, onChange }: SeatFieldsProps) {
  const texts = useTexts(handTexts)
  const locale = useLocale()
  const { attempts } = rulebook.book.policies.jail
  const turns = Array.from({ length: attempts }, (_, used) => ({ value: `${used}`, label: texts.jailTurn(used + 1) }))
  return (
    <div className="hand__field">
      {seat.jail === null && (
        <Select
          label={texts.of(texts.space, name)}
          value={`${seat.space}`}
          onChange={(space) => onChange({ space: Number(space) })}
          options={rulebook.board.spaces.map((space, index) => ({
            value: `${index}`,
            label: `${index} · ${textIn(space.name, locale)}`,
          }))}
        />
      )}
      <Select
        label={texts.of(texts.jail, name)}
        value={`${seat.jail ?? ''}`}
        onChange={(used) => onChange({ jail: used === '' ? null : Number(used) })}
        options={[{ value: '', label: texts.notInJail }, ...turns]}
      />
    </div>
  )
}
