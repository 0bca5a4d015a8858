import { byWinners } from '../../say/by-winners.ts'
import type { Telling } from '../../say/telling.ts'
import type { Voice } from '../../say/voice.ts'
import type { Words } from './shape.words.ts'

export const texts: Telling<'ending', Words> = ({ end, about }) => {
  const { secondBankruptcy, ...others } = end
  /** How many bankruptcies end the game: two by the choice of that name, as many as the book says in a short game. */
  function enough({ rulebook: { book } }: Voice): number {
    return book.chosen.seatLeft === 'secondBankruptcy' ? 2 : Number(book.numbers.shortGameBankruptcies ?? 2)
  }
  /** What either option deals at the start, where the rulebook deals by them. */
  function dealt(v: Voice): string[] {
    const { book } = v.rulebook
    const deeds = book.numbers.dealtDeeds as number | undefined
    if (v.rule('deal') === null || book.policies.dealing !== 'byOption' || deeds === undefined || deeds === 0) return []
    return [(book.policies.dealPrice ? about.dealtPaid : about.dealtFree)({ deeds })]
  }
  return {
    endings: {
      ...byWinners(others),
      secondBankruptcy: (winners, v) => secondBankruptcy({ winners, bankruptcies: enough(v) }, v),
    },
    options: {
      shortGame: (v) => {
        const { numbers, chapters, chosen } = v.rulebook.book
        const houses = numbers.shortGameHouses as number | undefined
        const bankruptcies = numbers.shortGameBankruptcies as number | undefined
        return [
          ...dealt(v),
          ...(chapters.has('building') && houses !== undefined ? [about.houses({ houses })] : []),
          ...(chosen.seatLeft === 'lastPlayer' && bankruptcies !== undefined ? [about.ends({ bankruptcies })] : []),
        ].join(' ')
      },
      timeLimit: (v) => [about.timeLimit, ...dealt(v)].join(' '),
    },
  }
}
