import { commitmentIn, type GameRecord, RecordError, readRecord, verifyRecord } from '@hausregeln/engine'
import { SaidError, say } from '@hausregeln/engine/core/say.ts'
import { Button, Panel } from '@hausregeln/view-kit/design/index.ts'
import { loadBookOf } from '@hausregeln/view-kit/game/books/books.ts'
import { formatNumber, type Locale, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { saidIn } from '@hausregeln/view-kit/i18n/saidIn.ts'
import { recordOf } from '@hausregeln/view-kit/room/api.ts'
import { keptNonce } from '@hausregeln/view-kit/room/nonce.ts'
import { ScanSearch, SkipBack } from 'lucide-react'
import { useState } from 'react'
import { hrefOf } from '../../frame/route.ts'
import { useFailures } from '../table/useFailures.ts'
import { onlineTexts } from './texts.ts'

/** After the game everything lies open: its dice can be checked, and it can be played again. */
export function AfterGame({ code }: { readonly code: string }) {
  const texts = useTexts(onlineTexts)
  const locale = useLocale()
  const failures = useFailures()
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const check = () => failures(async () => setVerdict(await verdictOn(code, readRecord(await recordOf(code)), locale)))
  return (
    <Panel title={texts.dice}>
      <div className="stack stack--tight">
        <div className="row">
          <Button size="small" icon={<ScanSearch size={18} aria-hidden />} onClick={() => void check()}>
            {texts.checkDice}
          </Button>
          <a
            className="hr-button hr-button--secondary hr-button--small"
            href={hrefOf({ at: 'replay', of: 'table', id: code, entry: null })}
          >
            <SkipBack size={18} aria-hidden />
            {texts.replay}
          </a>
        </div>
        <p role="status" className={verdict === null ? undefined : verdict.fault === null ? 'right' : 'notice'}>
          {verdict !== null &&
            (verdict.fault === null
              ? texts.diceRight(formatNumber(locale, verdict.draws))
              : `${texts.diceWrong} ${verdict.fault}`)}
        </p>
      </div>
    </Panel>
  )
}

interface Verdict {
  readonly draws: number
  /** A sentence: what does not follow; null: everything does. */
  readonly fault: string | null
}

/** Checks every rule, die and card of a record, and that this browser's own number is among those that made them. */
async function verdictOn(code: string, record: GameRecord, locale: Locale): Promise<Verdict> {
  try {
    const rulebook = await loadBookOf(record.header)
    if (rulebook === undefined) throw new RecordError(say('bookUnknown', { name: record.header.rulebook }))
    const { draws } = verifyRecord(rulebook.book, record)
    const own = keptNonce(code)
    const committed = commitmentIn(record)
    if (own !== null && committed !== null && !committed.nonces.includes(own))
      throw new RecordError(say('ownNumberMissing'))
    return { draws, fault: null }
  } catch (error) {
    if (error instanceof SaidError) return { draws: 0, fault: await saidIn(error.said, locale) }
    return { draws: 0, fault: error instanceof Error ? error.message : String(error) }
  }
}
