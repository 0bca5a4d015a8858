import type { BoardDef, Text } from '@hausregeln/engine'
import { isDeed } from '@hausregeln/engine/kit/book/spaces.ts'
import { isFact } from '../paragraphs/facts.ts'
import type { Ground } from '../paragraphs/ground.ts'
import { formatAmount } from '../texts/amounts.ts'
import { formatList, formatNumber, inEach, inLanguage, type Language } from '../texts/language.ts'
import { filledText, houseText } from './words.ts'
import type { Written } from './written.ts'

const BOARD: Text = houseText('boardName')

/**
 * What the board is, where a sentence rests on something of another; and the spaces that paragraphs speak of by the
 * names of `base`, where they are called otherwise.
 */
export function boardText(
  board: BoardDef,
  ground: Ground,
  base: BoardDef | null,
  open: ReadonlySet<string>,
): readonly Written[] {
  const tells = [...open].filter((name) => isFact(name))
  if (tells.length === 0) return []
  const text = inEach((language) => {
    const says = formatList(language, partsOf(board, ground, language, open.has('groups') || open.has('groupSize')))
    const whole = inLanguage(filledText('says', { question: BOARD, says }), language)
    const money = inLanguage(filledText('board-money', { what: board.currency }), language)
    const names = base === null ? [] : renamed(board, base, language)
    return [whole, `${money}.`, ...(names.length === 0 ? [] : [`${formatList(language, names)}.`])].join(' ')
  })
  return [{ title: BOARD, text, slots: [], tells }]
}

/** `withGroups`: a sentence on the colours of streets does not hold. */
function partsOf(board: BoardDef, ground: Ground, language: Language, withGroups: boolean): readonly string[] {
  const { spaces, decks, currency } = board
  const name = (said: Text) => inLanguage(said, language)
  const amount = (value: number) => formatAmount(language, value, name(currency))
  const groupsOf = (kind: 'spaces' | 'streets') => (kind === 'streets' && withGroups ? groupParts(board, language) : [])
  const counted = (['spaces', 'streets', 'stations', 'utilities'] as const).flatMap((kind) => {
    const count = ground.number(kind)
    if (typeof count !== 'number') return []
    const what = name(filledText(`board-${kind}`, { count: formatNumber(language, count) }))
    const more = kind === 'stations' || kind === 'utilities' ? deedParts(board, ground, kind, language) : groupsOf(kind)
    return [more.length > 0 ? `${what} (${more.join(', ')})` : what]
  })
  const taxes = spaces.flatMap((one) => (one.kind === 'tax' ? [`${name(one.name)} (${amount(one.amount)})`] : []))
  const cards = decks.map((deck) =>
    name(filledText('board-cards', { what: deck.name, count: formatNumber(language, deck.cards.length) })),
  )
  return [...counted, ...taxes, ...cards]
}

/** How many streets each colour has. */
function groupParts({ spaces, groups }: BoardDef, language: Language): readonly string[] {
  return Object.entries(groups).flatMap(([key, { name }]) => {
    const its = spaces.filter((space) => space.kind === 'street' && space.group === key)
    return its.length === 0 ? [] : [`${inLanguage(name, language)} ${formatNumber(language, its.length)}`]
  })
}

const KINDS = { stations: 'station', utilities: 'utility' } as const

/** What all stations or utilities cost and bring, by how many their owner has. */
function deedParts(board: BoardDef, ground: Ground, kind: keyof typeof KINDS, language: Language): readonly string[] {
  const deeds = board.spaces.filter(isDeed).filter((deed) => deed.kind === KINDS[kind])
  const price = ground.number(kind === 'stations' ? 'stationPrice' : 'utilityPrice')
  const lists = new Set(deeds.map(({ rents }) => rents.map((rent) => formatNumber(language, rent)).join(' / ')))
  const [rents = ''] = lists
  return [
    ...(typeof price === 'number' ? [formatAmount(language, price, inLanguage(board.currency, language))] : []),
    ...(lists.size === 1 ? [inLanguage(filledText(`board-rents_${KINDS[kind]}`, { rents }), language)] : []),
  ]
}

/** The start, the car park and jail, where they are called otherwise. */
function renamed(board: BoardDef, base: BoardDef, language: Language): readonly string[] {
  const nameOf = ({ spaces }: BoardDef, kind: 'start' | 'parking') => spaces.find((space) => space.kind === kind)?.name
  const names = [
    [nameOf(base, 'start'), nameOf(board, 'start')],
    [nameOf(base, 'parking'), nameOf(board, 'parking')],
    [base.jail?.inside, board.jail?.inside],
  ] as const
  return names.flatMap(([before, now]) => {
    if (before === undefined || now === undefined) return []
    const [was, is] = [inLanguage(before, language), inLanguage(now, language)]
    return was === is ? [] : [inLanguage(filledText('board-called', { was, is }), language)]
  })
}
