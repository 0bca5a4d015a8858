import { BANK, POT, replay } from '@hausregeln/engine'
import { rulebooks } from '@hausregeln/rulebooks'
import { readRules } from '@hausregeln/rulebooks/paragraphs/read.ts'
import { workbookOf } from '@hausregeln/workbook'
import { readBack, records } from '@hausregeln/workbook/testing/read.ts'
import { describe, expect, it } from 'vitest'
import { randomGame } from './random-game.ts'

const NAMES = ['Anna', 'Ben', 'Cem']

/** A short game, and one that runs until somebody has won or the steps are used up. */
const LENGTHS = [60, 1500] as const

describe.each(rulebooks)('$book.id: the workbook, read back, agrees with the game', (rulebook) => {
  describe.each(LENGTHS)('after at most %i steps', (steps) => {
    const session = randomGame(rulebook, { names: NAMES, seed: 31, steps })
    const { s } = session.game
    const written = workbookOf(rulebook, session.record, 'en').then(readBack)
    const account = (name: unknown) => (name === 'Bank' ? BANK : name === 'Pot' ? POT : NAMES.indexOf(String(name)))

    it('opening balances and all amounts make the balances of the end', async () => {
      const [opening, ...rows] = records(await written, 'Entries')
      const money = [...NAMES, 'Bank', 'Pot'].map((name) => Number(opening?.[name] ?? 0))
      const places = [0, 1, 2, BANK, POT]
      for (const { From, To, Amount } of rows) {
        if (Amount === null) continue
        const [from, to] = [places.indexOf(account(From)), places.indexOf(account(To))]
        money[from] = (money[from] ?? 0) - Number(Amount)
        money[to] = (money[to] ?? 0) + Number(Amount)
      }
      expect(money).toEqual(places.map((place) => s.cash[place]))
    })

    it('every row has the balances that its amount makes of those before it', async () => {
      const rows = records(await written, 'Entries')
      const wrong = rows.filter((row, index) => {
        const before = rows[index - 1]
        return [...NAMES, 'Bank'].some((name) => {
          const moved = (row.To === name ? Number(row.Amount) : 0) - (row.From === name ? Number(row.Amount) : 0)
          return before !== undefined && Number(row[name]) !== Number(before[name]) + moved
        })
      })
      expect(wrong).toEqual([])
    })

    it('ends with the balances, the wealth and the possessions of the state', async () => {
      const book = await written
      const last = records(book, 'Balances').at(-1)
      expect(NAMES.map((name) => last?.[name])).toEqual(NAMES.map((_, seat) => s.cash[seat]))
      expect(last?.Bank).toBe(s.cash[BANK])
      expect(last?.Pot ?? 0).toBe(s.cash[POT])
      const wealth = records(book, 'Wealth').at(-1)
      const isIn = (seat: number) => (s.alive >>> seat) & 1
      expect(NAMES.map((name) => wealth?.[name])).toEqual(
        NAMES.map((_, seat) => (isIn(seat) ? session.game.book.wealth(session.game, seat) : 0)),
      )
      const deeds = records(book, 'Properties')
      expect(deeds.map(({ Owner }) => Owner)).toEqual(deeds.map((_, deed) => NAMES[s.owner[deed] ?? -1] ?? 'Bank'))
      expect(deeds.map(({ Level }) => Level)).toEqual(deeds.map((_, deed) => s.level[deed]))
      expect(deeds.map(({ Mortgage }) => Mortgage !== null)).toEqual(deeds.map((_, deed) => s.mortgaged[deed] === 1))
    })

    it('counts all rent, deed by deed', async () => {
      let rent = 0
      replay(rulebook.book, session.record, session.length, {
        hear(_, type, slot, from = 0, to = 0, amount = 0) {
          if (type === 'moneyMoved' && slot === 'rentDemand' && from < BANK && to < BANK) rent += amount
        },
      })
      const collected = records(await written, 'Properties').map((row) => Number(row['Rent collected']))
      expect(collected.reduce((sum, amount) => sum + amount, 0)).toBe(rent)
    })

    it('has a row for every turn, and cites rules of the rulebook only, our reading told apart', async () => {
      const book = await written
      const turns = records(book, 'Balances').map(({ Turn }) => Turn)
      expect(new Set(turns.slice(0, s.turns))).toEqual(new Set(Array.from({ length: s.turns }, (_, turn) => turn + 1)))
      const cited = records(book, 'Entries').flatMap(({ Rule }) => (Rule === null ? [] : [String(Rule)]))
      const listed = records(book, 'Rules').map(({ Rule }) => String(Rule))
      expect(cited.filter((rule) => !listed.includes(rule))).toEqual([])
      expect(listed.filter((rule) => rulebook.ruleTexts[rule] === undefined)).toEqual([])
      for (const { Rule, Wording } of records(book, 'Rules')) {
        const reading = readRules(rulebook)
          .get(String(Rule))
          ?.parts.find(({ kind }) => kind === 'reading')
        const said = reading?.clauses.filter(({ holds }) => holds).map(({ text }) => text.en)
        const marked = String(Wording).includes(`Our reading: ${said?.join(' ')}`)
        expect([Rule, marked]).toEqual([Rule, (said ?? []).length > 0])
      }
    })

    it('says on its first sheet by which rules, and whether the game is over', async () => {
      const game = (await written).get('Game')?.flat() ?? []
      expect(game).toContain(`${rulebook.title.en} (version ${rulebook.book.version})`)
      expect(game.includes(`Game in progress (round ${s.round}).`)).toBe(s.over === 0)
      expect(game.includes('won')).toBe(s.over !== 0)
    })
  })
})
