import type { BookFault } from '@hausregeln/engine'
import { inWords } from '@hausregeln/rulebooks/file/words.ts'
import { formatList, textIn, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import type { Company } from '../model/alternatives.ts'
import { workshopTexts } from '../texts.ts'

interface NoteProps {
  readonly brings: Company
  readonly faults: readonly BookFault[]
  /** Whether one of several ways is to be chosen then. */
  readonly hasWays: boolean
}

/** Whether there is anything to be said of what a change brings. */
export function hasNote({ brings: { comes, goes }, faults, hasWays }: NoteProps): boolean {
  return hasWays || comes.length + goes.length + faults.length > 0
}

/** What a change brings along and takes away, or why it cannot be played. */
export function Note({ brings: { comes, goes }, faults, hasWays }: NoteProps) {
  const texts = useTexts(workshopTexts)
  const locale = useLocale()
  const list = (all: Company['comes']) =>
    formatList(
      locale,
      all.map((one) => textIn(one, locale)),
    )
  if (faults.length > 0)
    return (
      <>
        {texts.cannot}: {faults.map((fault) => textIn(inWords(fault), locale)).join(' ')}
      </>
    )
  if (hasWays) return <span className="ways__company">{texts.hasWays}</span>
  return (
    <>
      {comes.length > 0 && <span className="ways__company">{texts.brings(list(comes))}</span>}{' '}
      {goes.length > 0 && <span className="ways__company">{texts.takes(list(goes))}</span>}
    </>
  )
}
