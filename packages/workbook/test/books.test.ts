import { BANK, RecordError, replay, Session } from '@hausregeln/engine'
import { classic, euronopoly, exchange, findRulebook, rulebooks } from '@hausregeln/rulebooks'
import { bookFile, openBook } from '@hausregeln/rulebooks/file/index.ts'
import { workbookOf } from '@hausregeln/workbook'
import { keepBooks } from '@hausregeln/workbook/books/books.ts'
import { paymentOf } from '@hausregeln/workbook/books/payments.ts'
import { rentsByDeed } from '@hausregeln/workbook/books/rents.ts'
import { readBack, records } from '@hausregeln/workbook/testing/read.ts'
import { describe, expect, it } from 'vitest'
import { randomGame } from './random-game.ts'

const NAMES = ['Anna', 'Ben', 'Cem', 'Dora']

describe('the books', () => {
  it.each(rulebooks)('$book.id: move what the events say, and nothing else moves anything but loans', (rulebook) => {
    const books = keepBooks(rulebook, randomGame(rulebook, { names: NAMES, seed: 8, steps: 2000 }).record, 'de')
    let before = books.opening
    let payments = 0
    for (const line of books.lines) {
      const { event } = line
      const payment = paymentOf(line, before)
      before = line.balances
      if (event?.type === 'moneyMoved') {
        const { from, to, amount } = event
        expect(payment).toEqual(amount === 0 ? null : { from, to, amount })
        payments++
      } else if (event?.type === 'bankDebt')
        expect(payment).toEqual({ from: BANK, to: event.seat, amount: event.amount })
      else if (event?.type === 'bankDebtRepaid')
        expect(payment).toEqual({ from: event.seat, to: BANK, amount: event.amount })
      else expect(payment).toBeNull()
    }
    expect(payments).toBeGreaterThan(100)
  })

  it('have columns for debts at the bank where somebody had one', async () => {
    const session = randomGame(euronopoly, { names: NAMES, seed: 3, steps: 800 })
    let owed = 0
    replay(euronopoly.book, session.record, session.length, {
      hear(game, type) {
        if (type === 'turnBegan') owed = Math.max(owed, ...game.s.parts.money.debt)
      },
    })
    expect(owed).toBeGreaterThan(0)
    const book = await readBack(await workbookOf(euronopoly, session.record, 'en'))
    const debts = records(book, 'Balances').flatMap((row) => NAMES.map((name) => Number(row[`Debt ${name}`] ?? 0)))
    expect(Math.max(...debts)).toBe(owed)
    const classicBook = await readBack(
      await workbookOf(classic, randomGame(classic, { names: NAMES, seed: 5, steps: 200 }).record, 'en'),
    )
    expect(classicBook.get('Balances')?.[0]).toEqual(['Turn', 'Round', 'Whose turn', ...NAMES, 'Bank'])
  })

  it('of a board that somebody has brought speak of its spaces, its money and its rules', async () => {
    const file = bookFile(classic)
    const spaces = file.board?.spaces?.map((space, at) => (at === 1 ? { ...space, name: '=Omagasse' } : space))
    const own = { ...file, id: 'own', title: 'Sunday', board: { ...file.board, spaces, currency: 'buttons' } }
    const read = openBook({ ...own, choices: { ...file.choices, declined: 'staysWithBank' } }, findRulebook)
    if (read.faults) throw new Error(read.faults.map(({ en }) => en).join(' '))
    const { rulebook } = read.value
    const session = randomGame(rulebook, { names: NAMES, seed: 6, steps: 400, given: true })
    const book = await readBack(await workbookOf(rulebook, session.record, 'en'))
    const rows = records(book, 'Entries')
    expect(NAMES.map((name) => rows.at(-1)?.[name])).toEqual(NAMES.map((_, seat) => session.game.s.cash[seat]))
    const whole = JSON.stringify([...book.values()])
    for (const word of ['=Omagasse', 'buttons', 'Sunday']) expect(whole).toContain(word)
  })

  it('strike out what was withdrawn, and say so', async () => {
    const session = randomGame(classic, { names: NAMES, seed: 3, steps: 120 })
    const from = session.record.entries.findLastIndex(({ entry }) => 'do' in entry && entry.do === 'throw') + 1
    const to = session.length
    session.enter({ host: 'undo', from })
    const book = await readBack(await workbookOf(classic, session.record, 'en'))
    const rows = records(book, 'Entries')
    const numbers = rows.map((row) => Number(row['No.']))
    expect(numbers.filter((number) => number >= from && number <= to)).toEqual([])
    expect(rows.at(-1)).toMatchObject({
      'No.': to + 1,
      'What happened': `Withdrawn: entries ${from} to ${to}.`,
      Rule: null,
    })
    expect(NAMES.map((name) => rows.at(-1)?.[name])).toEqual(NAMES.map((_, seat) => session.game.s.cash[seat]))
  })

  it('forget a withdrawal that was itself gone back behind', async () => {
    const session = randomGame(classic, { names: NAMES, seed: 3, steps: 80 })
    const early = Math.floor(session.length / 2)
    session.enter({ host: 'undo', from: session.last })
    session.enter({ host: 'undo', from: early })
    const rows = records(await readBack(await workbookOf(classic, session.record, 'en')), 'Entries')
    const notes = rows.filter((row) => String(row['What happened']).startsWith('Withdrawn'))
    expect(notes.map((row) => row['No.'])).toEqual([session.length])
  })

  it('tell corrections of an earlier entry and adjustments, with the reason', async () => {
    const session = randomGame(classic, { names: NAMES, seed: 9, steps: 60, given: true })
    session.enter({ host: 'adjust', what: 'cash', of: 1, value: -120, reason: 'miscounted change' })
    const dice = session.record.entries.findIndex(({ entry }) => 'outcome' in entry && entry.outcome.length === 3) + 1
    const { correction, fault } = session.tryCorrection({
      host: 'correct',
      changes: [{ number: dice, entries: [{ outcome: [6, 6, 0] }] }],
      dropFrom: dice + 1,
    })
    expect(fault).toBeNull()
    const before = records(await readBack(await workbookOf(classic, session.record, 'en')), 'Entries')
    expect(before.at(-2)?.['What happened']).toMatch(
      /^Adjusted: Ben pays 120.thalers to the bank\. \(miscounted change\)$/,
    )
    expect(before.at(-1)).toMatchObject({ From: 'Ben', To: 'Bank', Amount: 120 })
    session.enter(correction)
    const after = records(await readBack(await workbookOf(classic, session.record, 'en')), 'Entries')
    expect(after.some((row) => /throws .*6 and 6/.test(String(row['What happened'])))).toBe(true)
    expect(after.find((row) => /throws .*6 and 6/.test(String(row['What happened'])))?.Before).toMatch(/throws/)
    expect(after.at(-1)).toMatchObject({ 'No.': session.length })
    expect(after.at(-1)?.['What happened']).toContain(`${dice}`)
    expect(NAMES.map((name) => after.at(-1)?.[name])).toEqual(NAMES.map((_, seat) => session.game.s.cash[seat]))
  })

  it('are as before when a correction is withdrawn, though it put several entries in the place of one', () => {
    const session = randomGame(classic, { names: NAMES, seed: 9, steps: 60, given: true })
    const told = () => keepBooks(classic, session.record, 'en').lines.filter(({ event }) => event !== null)
    const before = told()
    const number = session.record.entries.findLastIndex(({ entry }) => 'outcome' in entry) + 1
    const { correction, fault } = session.tryCorrection({
      host: 'correct',
      changes: [{ number, entries: [{ outcome: [1, 2, 0] }, { host: 'pause' }, { host: 'resume' }] }],
      dropFrom: number + 1,
    })
    expect(fault).toBeNull()
    session.enter(correction)
    expect(told()).not.toEqual(before)
    session.enter({ host: 'undo', from: session.last })
    expect(told()).toEqual(before)
  })

  it('count rent that became a debt first for the deed that it is for', () => {
    const { record } = randomGame(euronopoly, { names: NAMES, seed: 3, steps: 1500 })
    const books = keepBooks(euronopoly, record, 'en')
    const rents = books.lines.flatMap(({ event }) =>
      event?.type === 'moneyMoved' && event.slot === 'rentDemand' && event.to < BANK ? [event] : [],
    )
    const total = (of: readonly { readonly amount: number }[]) => of.reduce((sum, { amount }) => sum + amount, 0)
    const unnamed = rents.filter(({ deed }) => deed < 0)
    expect(unnamed.length).toBeGreaterThan(0)
    const collected = rentsByDeed(books)
    expect(total(collected)).toBe(total(rents))
    for (const [deed, { amount }] of collected.entries())
      expect(amount).toBeGreaterThanOrEqual(total(rents.filter((rent) => rent.deed === deed)))
  })

  it('tell what the host has entered', async () => {
    const session = randomGame(classic, { names: NAMES, seed: 3, steps: 60 })
    session.enter({ host: 'botTakes', seat: 1, bot: 'plain' })
    session.enter({ host: 'pause' })
    session.enter({ host: 'resume' })
    session.enter({ host: 'botReturns', seat: 1 })
    session.enter({ host: 'resign', seat: 2 })
    const told = async (language: 'de' | 'en') => {
      const book = await readBack(await workbookOf(classic, session.record, language))
      return book.get(language === 'de' ? 'Einträge' : 'Entries')?.map((row) => row[3])
    }
    expect(await told('de')).toEqual(
      expect.arrayContaining([
        'Der Bot „plain“ spielt für Ben.',
        'Das Spiel ruht.',
        'Das Spiel geht weiter.',
        'Ben spielt wieder selbst.',
        'Cem gibt auf.',
      ]),
    )
    expect(await told('en')).toEqual(
      expect.arrayContaining([
        'The bot “plain” plays for Ben.',
        'The game is paused.',
        'The game continues.',
        'Ben is back.',
        'Cem resigns.',
      ]),
    )
  })

  it('have an account for every player, whose rows are those of the entries that moved their money', async () => {
    const session = randomGame(classic, { names: ['Bank', 'Ben'], seed: 12, steps: 300 })
    const book = await readBack(await workbookOf(classic, session.record, 'en'))
    const entries = records(book, 'Entries')
    for (const name of ['Bank', 'Ben']) {
      const rows = records(book, `Account ${name}`)
      const own = entries.filter((row) => row.From === name || row.To === name)
      expect(rows.slice(1).map((row) => row['No.'])).toEqual(own.map((row) => row['No.']))
      expect(rows.at(-1)?.Balance).toBe(entries.at(-1)?.[name])
    }
    expect(entries.some((row) => row.To === '(Bank)')).toBe(true)
  })

  it('have every bid with what came of it', async () => {
    const sealed = new Session(exchange.book, {
      ...randomGame(exchange, { names: ['Anna', 'Ben', 'Cem'], seed: 1, steps: 0, given: true }).header,
    })
    sealed.clock = () => Date.UTC(2026, 4, 1, 18, 30)
    for (const outcome of [
      [6, 5],
      [1, 2],
      [1, 3],
    ])
      sealed.give(outcome)
    sealed.act({ do: 'throw', seat: 0 })
    sealed.give([4, 2])
    for (const bids of [
      [7, 9, 9],
      [undefined, 20, 9],
    ])
      for (const [seat, amount] of bids.entries())
        if (amount !== undefined) sealed.act({ do: 'sealedBid', seat, amount })
    const book = await readBack(await workbookOf(exchange, sealed.record, 'en'))
    const told = records(book, 'Bids').map(({ Bidder, Bid, Outcome, Kind }) => [Bidder, Bid, Outcome, Kind])
    expect(told).toEqual([
      ['Anna', 7, null, 'sealed'],
      ['Ben', 9, 'tie', 'sealed'],
      ['Cem', 9, 'tie', 'sealed'],
      ['Ben', 20, 'won', 'sealed'],
      ['Cem', 9, null, 'sealed'],
    ])
    const at = Date.UTC(2026, 4, 1, 18, 30)
    const byTheClock = new Date(at - new Date(at).getTimezoneOffset() * 60_000)
    expect(records(book, 'Entries').at(-1)?.Time).toEqual(byTheClock)
  })

  it('are refused for a record that cannot be followed', async () => {
    const { record } = randomGame(classic, { names: NAMES, seed: 3, steps: 60 })
    const other = { ...record, header: { ...record.header, version: classic.book.version + 1 } }
    const changed = other.entries.map((entry, index) => (index === 30 ? { ...entry, state: '0' } : entry))
    await expect(workbookOf(classic, { ...other, entries: changed }, 'en')).rejects.toThrow(
      /^The record was made with version \d+ .+ it runs differently from entry 31 on\.$/,
    )
    await expect(workbookOf(classic, { ...record, entries: changed }, 'en')).rejects.toThrow(RecordError)
  })
})
