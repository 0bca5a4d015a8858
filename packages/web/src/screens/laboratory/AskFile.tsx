import type { Experiment } from '@hausregeln/lab/experiment/index.ts'
import { Button } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useState } from 'react'
import { Go } from './Go.tsx'
import { labTexts } from './texts.ts'

/** A position by hand with everything that is often said of one, to be changed. */
const EXAMPLE: Experiment = {
  format: 1,
  kind: 'from',
  book: 'classic',
  games: 1000,
  seed: 1,
  ask: 'chances',
  position: {
    turn: 0,
    seats: [{ cash: 620, space: 24 }, { cash: [200, 500], space: 10, jail: 1 }, { cash: 340 }],
    deeds: [
      { space: 16, owner: 0, level: 2 },
      { space: 18, owner: 0, level: 2 },
      { space: 19, owner: 0, level: 2 },
      { space: 5, owner: 1, mortgaged: true },
      { space: 39, owner: 2 },
    ],
    jailCards: [{ deck: 0, seat: 2 }],
  },
}

/** An experiment as a file: anything can be asked so, a position by hand as well. */
export function AskFile({ onAsked }: { readonly onAsked: (text: string) => void }) {
  const texts = useTexts(labTexts)
  const [text, setText] = useState('')
  return (
    <>
      <p className="soft">{texts.byHand}</p>
      <div className="lab__files">
        <Button size="small" onClick={() => setText(JSON.stringify(EXAMPLE, null, 2))}>
          {texts.example}
        </Button>
      </div>
      <label className="hr-field">
        <span className="hr-field__label">{texts.file}</span>
        <textarea
          className="hr-input lab__text"
          rows={8}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <p className="fine">{texts.format}</p>
      <Go onGo={() => onAsked(text)} />
    </>
  )
}
