import { inLanguage } from '@hausregeln/rulebooks/texts/language.ts'
import { say } from '../../say.ts'
import type { Counsel } from '../counsel.ts'
import type { FromReport } from '../from.ts'
import { cells, column, type DataTable, limits, type TableLanguage, text } from './data-table.ts'
import { seatName, seatText } from './names.ts'

/** What is told to who may act beside the ways on: prices, offers and dangers. Tables of which nothing can be told are left out. */
export function counselTables(report: FromReport, language: TableLanguage): DataTable[] {
  const { counsel } = report
  if (counsel === null) return []
  const tables = [
    openTable(counsel, report, language),
    salesTable(counsel, report, language),
    playedTable(report, language),
    offersTable(counsel, report, language),
    dangersTable(counsel, report, language),
  ]
  return tables.filter(({ rows }) => rows.length > 0)
}

/** What each open offer is worth to both sides. */
function openTable({ open }: Counsel, { names }: FromReport, language: TableLanguage): DataTable {
  return {
    id: 'offer-worth',
    title: say('title-offerWorth'),
    columns: [
      text('what'),
      text('proposer'),
      column('paysMost', 'whole'),
      text('answerer'),
      column('takesLeast', 'whole'),
    ],
    rows: open.map(({ what, proposer, to, most, least }) => [
      inLanguage(what, language),
      seatName(proposer, names, language),
      most,
      seatName(to, names, language),
      least,
    ]),
  }
}

/** What each deed and each share is worth to both sides of a sale. */
function salesTable({ sales }: Counsel, { names }: FromReport, language: TableLanguage): DataTable {
  return {
    id: 'sale-worth',
    title: say('title-saleWorth'),
    columns: [text('what'), text('owner'), column('least', 'whole'), text('buyer'), column('most', 'whole')],
    rows: sales.map(({ what, owner, buyer, least, most }) => [
      inLanguage(what, language),
      seatName(owner, names, language),
      least,
      seatName(buyer, names, language),
      most,
    ]),
  }
}

/** What deals are worth to both sides by games that were played with and without them. */
function playedTable({ prices, names }: FromReport, language: TableLanguage): DataTable {
  return {
    id: 'played-worth',
    title: say('title-playedWorth'),
    columns: [
      text('what'),
      text('payer'),
      column('paysMost', 'whole'),
      ...limits('whole'),
      text('taker'),
      column('takesLeast', 'whole'),
      ...limits('whole'),
    ],
    rows: prices
      .filter(({ most, least }) => most !== null || least !== null)
      .map(({ what, payer, most, taker, least }) => [
        inLanguage(what, language),
        seatName(payer, names, language),
        ...cells(most),
        seatName(taker, names, language),
        ...cells(least),
      ]),
  }
}

/** The best offer to each partner, for each style in which they may answer. */
function offersTable({ offers, isOwn }: Counsel, { names, seat }: FromReport, language: TableLanguage): DataTable {
  return {
    id: 'best-offers',
    title: say(isOwn ? 'title-bestOffers' : 'title-bestOffersAlike', { who: seatText(seat, names) }),
    columns: [text('answerer'), text('style'), text('what'), column('own', 'points'), column('others', 'points')],
    rows: offers.map(({ to, style, what, own, other }) => [
      seatName(to, names, language),
      styleName(style, language),
      inLanguage(what, language),
      own,
      other,
    ]),
  }
}

/** What the next throws cost, for each style of the others. */
function dangersTable({ dangers }: Counsel, { names, seat }: FromReport, language: TableLanguage): DataTable {
  return {
    id: 'danger',
    title: say('title-danger', { who: seatText(seat, names) }),
    columns: [
      column('throw', 'whole'),
      text('style'),
      column('paid', 'number'),
      column('worst', 'whole'),
      column('debt', 'share'),
    ],
    rows: dangers.map(({ number, style, mean, worst, debt }) => [
      number,
      styleName(style, language),
      mean,
      worst,
      debt,
    ]),
  }
}

/** What a style is called that no bot of a table has; all others are called by their bots. */
function styleName(style: string, language: TableLanguage): string {
  return style === 'shark' || style === 'stubborn' ? inLanguage(say(`cell-${style}`), language) : style
}
