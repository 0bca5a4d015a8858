import type { Reason } from '@hausregeln/bots'
import { formatMoney } from '@hausregeln/view-kit/i18n/format.ts'
import type { Locale } from '@hausregeln/view-kit/i18n/index.ts'
import type { tableTexts } from '@hausregeln/view-kit/table/texts.ts'

/** Why a bot does something, in its own words. */
export function reasonText(reason: Reason, texts: (typeof tableTexts)['en']['reasons'], locale: Locale): string {
  const money = (amount: number) => formatMoney(locale, amount)
  switch (reason.why) {
    case 'worthPrice':
    case 'tooDear':
      return texts[reason.why](money(reason.price), money(reason.most))
    case 'bidUpTo':
    case 'passAbove':
      return texts[reason.why](money(reason.most))
    case 'buildEarns':
      return texts.buildEarns(money(reason.price), money(reason.earns), money(reason.kept))
    case 'offersByChance':
    case 'acceptsByChance':
    case 'refusesByChance':
      return texts[reason.why](String(reason.now), String(reason.after))
    case 'hasNotSold':
      return texts.hasNotSold
    case 'leavesJail':
    case 'staysInJail':
      return texts[reason.why](money(reason.promise))
    default:
      return texts[reason.why](money(reason.own), money(reason.other))
  }
}
