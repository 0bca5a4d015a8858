import { formatNumber, formatPercent, type Locale } from '@hausregeln/view-kit/i18n/index.ts'
import type { Words } from '@hausregeln/view-kit/words/words.ts'
import type { Concern, Verdict } from '../model/verdict.ts'

/** What says what games have shown, in one language. */
export interface VerdictWords {
  ended(verdict: Verdict): string
  length(verdict: Verdict): string
  first(verdict: Verdict): string
  /** What a rule does to games, by those without it. */
  cause(concern: Concern, without: Verdict): string
}

export function verdictWords({ verdict, cause }: Words['workshop'], locale: Locale): VerdictWords {
  const tenths = (value: number) => formatNumber(locale, Math.round(value * 10) / 10)
  const times = (value: number) => formatNumber(locale, Math.round(value * 100) / 100)
  const percent = (share: number) => formatPercent(locale, share)
  return {
    ended({ games, ended: [before, after] }) {
      return after >= 1 ? verdict.allEnd(games) : verdict.someEnd(percent(before), percent(after))
    },
    length({ length, rounds }) {
      const [before, after] = [tenths(rounds[0]), tenths(rounds[1])]
      if (length === null) return verdict.lengthUnknown(before, after)
      const limits = [times(length.low), times(length.high)] as const
      if (!length.isSure) return verdict.lengthAlike(before, after, ...limits)
      return verdict.lengthDiffers(before, after, ...limits, times(length.value))
    },
    first({ first }) {
      if (first === null) return verdict.firstUnknown
      const limits = [tenths(first.low), tenths(first.high)] as const
      if (!first.isSure) return verdict.firstAlike(...limits)
      return verdict.firstDiffers(tenths(Math.abs(first.value)), first.value > 0, ...limits)
    },
    cause(concern, { ended, rounds, first }) {
      if (concern === 'endless') return cause.endless(percent(ended[0]), percent(ended[1]))
      if (concern === 'long') return cause.long(tenths(rounds[0]), tenths(rounds[1]))
      return cause.uneven(tenths(Math.abs(first?.value ?? 0)))
    },
  }
}
