import { type CardEffect, effectWith, fieldsOf } from '@hausregeln/engine/kit/effects.ts'
import { textOf } from '@hausregeln/rulebooks/file/texts.ts'
import { cardName } from '@hausregeln/rulebooks/texts/index.ts'
import { Button, IconButton, NumberField, Panel, Select } from '@hausregeln/view-kit/design/index.ts'
import { textIn, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { FaultList } from '../DraftFaults.tsx'
import { type Card, effectOf, VERBS, withCard, withCardAdded, withCardRemoved, withDeck } from '../model/board/cards.ts'
import { faultsIn } from '../model/build.ts'
import type { BoardFile } from '../model/draft.ts'
import { workshopTexts } from '../texts.ts'
import type { Editor } from '../useDraft.ts'
import { NameField } from './NameField.tsx'
import { type ChangeBoard, useBoard } from './useBoard.ts'
import './boards.css'

/** The decks with their cards: each does what its verb says. */
export function CardsPart({ editor }: { readonly editor: Editor }) {
  const texts = useTexts(workshopTexts)
  const locale = useLocale()
  const { board, set } = useBoard(editor)
  const decks = board.decks ?? []
  const [chosen, setChosen] = useState(0)
  const at = Math.min(chosen, decks.length - 1)
  const deck = decks[at]
  if (deck === undefined) return <p className="soft">{texts.noDecks}</p>
  return (
    <div className="stack">
      <div className="boards__decks">
        <Select
          label={texts.deck}
          value={String(at)}
          options={decks.map(({ name }, number) => ({ value: String(number), label: textIn(textOf(name), locale) }))}
          onChange={(number) => setChosen(Number(number))}
        />
        <NameField
          label={texts.deckName}
          value={deck.name}
          most={80}
          onChange={(name) => set((now) => withDeck(now, at, { ...deck, name }), `deck.${at}.name`)}
        />
      </div>
      <ol className="boards__cards plain-list">
        {deck.cards.map((card, number) => (
          <li key={`${at}.${texts.cardAt(number + 1)}`}>
            <CardFields {...{ editor, board, set, card, number }} deck={at} />
          </li>
        ))}
      </ol>
      <div>
        <Button icon={<Plus size={18} aria-hidden />} onClick={() => set((now) => withCardAdded(now, at))}>
          {texts.addCard}
        </Button>
      </div>
    </div>
  )
}

interface CardFieldsProps {
  readonly editor: Editor
  readonly board: BoardFile
  readonly set: ChangeBoard
  readonly card: Card
  readonly deck: number
  readonly number: number
}

function CardFields({ editor, board, set, card, deck, number }: CardFieldsProps) {
  const texts = useTexts(workshopTexts)
  const locale = useLocale()
  const { effect } = card
  const put = (next: Card, field: string) =>
    set((now) => withCard(now, deck, number, next), `card.${deck}.${number}.${field}`)
  const faults = faultsIn(editor.built).filter(
    ({ at }) => at[0] === 'board' && at[1] === 'decks' && at[2] === deck && at[4] === number,
  )
  return (
    <Panel
      title={texts.cardAt(number + 1)}
      className="boards__card"
      aside={
        <IconButton
          label={texts.removeCard(number + 1)}
          icon={<Trash2 size={18} aria-hidden />}
          onClick={() => set((now) => withCardRemoved(now, deck, number))}
        />
      }
    >
      <div className="boards__fields">
        <Select
          label={texts.verb}
          value={effect.do}
          options={VERBS.map((verb) => ({ value: verb, label: textIn(cardName(verb), locale) }))}
          onChange={(verb) => put({ ...card, effect: effectOf(verb, effect) }, 'verb')}
        />
        <EffectFields effect={effect} board={board} onChange={(next) => put({ ...card, effect: next }, 'effect')} />
      </div>
      <NameField
        label={texts.cardText}
        value={card.text}
        most={400}
        long
        onChange={(text) => put({ ...card, text }, 'text')}
      />
      {faults.length > 0 && (
        <div role="status" className="notice">
          <FaultList faults={faults} />
        </div>
      )}
    </Panel>
  )
}

interface EffectFieldsProps {
  readonly effect: CardEffect
  readonly board: BoardFile
  readonly onChange: (effect: CardEffect) => void
}

/** What a verb needs beside itself: amounts, a space, so many steps. */
function EffectFields({ effect, board, onChange }: EffectFieldsProps) {
  const texts = useTexts(workshopTexts)
  const locale = useLocale()
  const labels: Readonly<Record<string, string>> = {
    amount: texts.amount,
    steps: texts.steps,
    times: texts.times,
    factor: texts.factor,
    house: texts.perHouse,
    hotel: texts.perHotel,
  }
  return fieldsOf(effect).map(([name, { unit, least, most }, value]) => {
    const set = (next: number) => onChange(effectWith(effect.do, { ...effect, [name]: next }))
    return unit === 'space' ? (
      <Select
        key={name}
        label={texts.space}
        value={String(value)}
        options={(board.spaces ?? []).map(({ name: of }, at) => ({
          value: String(at),
          label: `${at} · ${textIn(textOf(of), locale)}`,
        }))}
        onChange={(space) => set(Number(space))}
      />
    ) : (
      <NumberField
        key={name}
        label={labels[name] ?? texts.amount}
        value={value}
        min={least}
        max={most}
        onChange={set}
      />
    )
  })
}
