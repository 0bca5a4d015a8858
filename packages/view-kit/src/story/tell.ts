import type { Rulebook } from '@hausregeln/engine'
import type { Moment } from '@hausregeln/protocol/moments.ts'
import { endingText, nounIn } from '@hausregeln/rulebooks/texts/index.ts'
import { formatList, formatNumber, type Locale, textIn } from '../i18n/index.ts'
import type { Outline } from './outline.ts'
import { endingTexts, momentTexts, replayTexts } from './texts.ts'

/** What is needed to tell of a game. */
export interface Telling {
  readonly rulebook: Rulebook
  readonly names: readonly string[]
  readonly locale: Locale
}

/** A moment in a few words, and what more there is to say of it. */
export interface ToldMoment {
  readonly title: string
  readonly more: string
}

function words({ rulebook, names, locale }: Telling) {
  const { spaces, groups } = rulebook.board
  const spaceOf = (deed: number) => spaces[rulebook.book.board.spaceOf[deed] ?? -1]
  return {
    number: (value: number) => formatNumber(locale, value),
    name: (seat: number) => names[seat] ?? '',
    list: (seats: readonly number[]) =>
      formatList(
        locale,
        seats.map((seat) => names[seat] ?? ''),
      ),
    deed: (deed: number) => textIn(spaceOf(deed)?.name, locale),
    /** The name of the group in which a deed lies; where it has none, the deed's own. */
    group(deed: number) {
      const space = spaceOf(deed)
      const key = space !== undefined && 'group' in space ? space.group : undefined
      return textIn((key === undefined ? undefined : groups[key]?.name) ?? space?.name, locale)
    },
  }
}

export function tellMoment({ kind, seats, other, deed, amount, round }: Moment, telling: Telling): ToldMoment {
  const texts = momentTexts[telling.locale]
  const { name, list, number, deed: deedName, group } = words(telling)
  const [seat = -1] = seats
  switch (kind) {
    case 'group':
      return { title: texts.group(group(deed)), more: texts.groupWhose(name(seat)) }
    case 'top': {
      const building = nounIn(telling.rulebook.board.pieces.hotel, telling.locale).one
      return { title: texts.top(deedName(deed), building), more: texts.topWhose(name(seat)) }
    }
    case 'takeover':
      return { title: texts.takeover(name(seat), name(other)), more: texts.takeoverHow(name(other)) }
    case 'escape':
      return { title: texts.escape, more: texts.escapeHow(name(seat), number(amount)) }
    case 'bankruptcy':
      return {
        title: texts.bankruptcy(name(seat)),
        more: name(other) === '' ? texts.bankruptcyIn(number(round)) : texts.bankruptcyTo(name(other)),
      }
    case 'victory':
      return { title: texts.victory(list(seats), seats.length === 1), more: texts.victoryIn(number(round)) }
  }
}

/** How a game ended: see the state at its end. */
export interface End {
  readonly over: number
  readonly winners: number
  readonly round: number
}

/** A finished game in five sentences. */
export function tellStory(outline: Outline, { over, winners, round }: End, telling: Telling): string[] {
  const { rulebook, names, locale } = telling
  const texts = endingTexts[locale]
  const { number, name, list, deed, group } = words(telling)
  const first = outline.moments.find(({ kind }) => kind === 'group')
  const [rent] = outline.rents
  const { lead } = outline
  const last = outline.moments.findLast(({ kind }) => kind === 'bankruptcy' || kind === 'takeover')
  const gone = last?.kind === 'takeover' ? last.other : last?.seats[0]
  const ended = endingText(rulebook, over, winners, names, locale)
  return [
    texts.sat(list(names.map((_, seat) => seat)), textIn(rulebook.title, locale), round),
    first === undefined
      ? texts.noGroup
      : texts.firstGroup(name(first.seats[0] ?? -1), group(first.deed), number(first.round)),
    rent === undefined
      ? texts.noRent
      : texts.dearestRent(number(rent.amount), name(rent.from), name(rent.to), deed(rent.deed), number(rent.round)),
    lead === null ? texts.noLead : texts.lead(name(lead.seat), number(lead.turns), lead.changes),
    last === undefined || gone === undefined ? texts.over(ended) : texts.lastOut(name(gone), number(last.round), ended),
  ]
}

/** Longest and dearest: what it is, whose, and how much; with the entry at which it can be seen. */
export interface Fact {
  readonly what: string
  readonly value: string
  readonly whose: string
  readonly entry: number | null
}

export function tellFacts({ rents, auction, lead }: Outline, telling: Telling): Fact[] {
  const texts = endingTexts[telling.locale]
  const { number, name, deed } = words(telling)
  const [rent] = rents
  const facts: (Fact | null)[] = [
    rent === undefined
      ? null
      : {
          what: texts.factRent,
          value: number(rent.amount),
          whose: texts.fromTo(name(rent.from), name(rent.to), deed(rent.deed)),
          entry: rent.entry,
        },
    auction === null
      ? null
      : {
          what: texts.factAuction,
          value: number(auction.amount),
          whose: texts.forDeed(name(auction.from), deed(auction.deed)),
          entry: auction.entry,
        },
    lead === null
      ? null
      : { what: texts.factLead, value: texts.turns(lead.turns), whose: name(lead.seat), entry: null },
  ]
  return facts.filter((fact) => fact !== null)
}

/** A mark on the way through a game. */
export interface Mark {
  readonly entry: number
  readonly round: number
  readonly kind: Moment['kind'] | 'rent'
  readonly text: string
}

/** The moments and the dearest rents of a game, in their order. */
export function tellMarks({ moments, rents }: Outline, telling: Telling): Mark[] {
  const texts = replayTexts[telling.locale]
  const { number, name, deed } = words(telling)
  return [
    ...moments.map((moment) => {
      const { title, more } = tellMoment(moment, telling)
      const { entry, round, kind } = moment
      return { entry, round, kind, text: kind === 'group' || kind === 'top' ? `${title} · ${more}` : title }
    }),
    ...rents.map(({ entry, round, amount, from, to, deed: where }) => ({
      entry,
      round,
      kind: 'rent' as const,
      text: texts.rent(number(amount), name(from), name(to), deed(where)),
    })),
  ].sort((one, other) => one.entry - other.entry)
}
