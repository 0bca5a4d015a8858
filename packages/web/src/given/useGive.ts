import type { Move } from '@hausregeln/engine'
import { refusalText } from '@hausregeln/rulebooks/texts/index.ts'
import { useToast } from '@hausregeln/view-kit/design/index.ts'
import { sentenceOf } from '@hausregeln/view-kit/room/refusalTexts.ts'
import { withRule } from '@hausregeln/view-kit/table/acting/notice.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { givenTexts } from './texts.ts'

/** Tells the program what dice or a card have shown, after the move by which they were thrown, if that is still to come. */
export function useGive(): (outcome: readonly number[], move?: Move) => Promise<void> {
  const { client, rulebook, locale } = useTable()
  const toast = useToast()
  return async (outcome, move) => {
    try {
      const moved = move === undefined ? null : await client.act(move)
      const refusal = moved ?? (await client.give(outcome))
      if (refusal !== null) toast({ text: withRule(refusalText(rulebook, refusal, locale)), tone: 'warning' })
    } catch (error) {
      toast({ text: givenTexts[locale].failed, detail: sentenceOf(error, locale), tone: 'warning' })
    }
  }
}
