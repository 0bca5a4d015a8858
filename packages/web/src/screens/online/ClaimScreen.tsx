import { LIMITS } from '@hausregeln/protocol'
import { Button, Field, Panel } from '@hausregeln/view-kit/design/index.ts'
import { useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { claimSeat } from '@hausregeln/view-kit/room/api.ts'
import { claimIn, spelled } from '@hausregeln/view-kit/room/claim.ts'
import { introduce, knownGuest } from '@hausregeln/view-kit/room/identity.ts'
import { sentenceOf } from '@hausregeln/view-kit/room/refusalTexts.ts'
import { TableError } from '@hausregeln/view-kit/room/tableError.ts'
import { type FormEvent, useState } from 'react'
import { Frame } from '../../frame/Frame.tsx'
import { go, hrefOf } from '../../frame/route.ts'
import { peopleTexts } from './peopleTexts.ts'
import { onlineTexts } from './texts.ts'
import './online.css'

interface ClaimScreenProps {
  readonly code: string
  readonly claim: string
}

/** Somebody takes a seat by a short code: on a new device, for a lost one, or because they come late. */
export default function ClaimScreen({ code, claim }: ClaimScreenProps) {
  const texts = useTexts(peopleTexts)
  const words = useTexts(onlineTexts)
  const locale = useLocale()
  const [fault, setFault] = useState<string | null>(null)
  const [name, setName] = useState(knownGuest()?.guest.name ?? '')
  const [text, setText] = useState(claimIn(claim) === null ? claim : spelled(claim))
  const read = claimIn(text)
  const reason = name.trim() === '' ? texts.claimName : read === null ? texts.claimHint : undefined
  async function take() {
    try {
      await claimSeat((await introduce(name)).token, code, read ?? '')
    } catch (error) {
      // A person who sits there already, because an answer was lost, is where they wanted to be.
      if (!(error instanceof TableError && error.refusal === 'alreadySeated'))
        return setFault(sentenceOf(error, locale))
    }
    go({ at: 'table', code })
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (reason === undefined) void take()
  }
  return (
    <Frame title={texts.claimTitle}>
      <form className="online" onSubmit={submit}>
        <h1>{texts.claimTitle}</h1>
        <p>{texts.claimText}</p>
        <Panel>
          <div className="stack">
            <Field
              label={words.yourName}
              hint={words.nameHint}
              maxLength={LIMITS.name}
              autoComplete="nickname"
              value={name}
              onChange={setName}
            />
            <Field
              label={texts.claimCode}
              hint={texts.claimHint}
              error={fault ?? (text !== '' && read === null ? texts.claimHint : undefined)}
              autoCapitalize="off"
              autoComplete="off"
              spellCheck={false}
              value={text}
              onChange={(typed) => {
                setFault(null)
                setText(typed)
              }}
            />
            <div className="row">
              <Button type="submit" look="primary" reason={reason}>
                {texts.claim}
              </Button>
              <a href={hrefOf({ at: 'table', code })}>{words.toTable}</a>
            </div>
          </div>
        </Panel>
      </form>
    </Frame>
  )
}
