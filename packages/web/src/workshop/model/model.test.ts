import { settleChoices } from '@hausregeln/engine/kit/book/settle-choices.ts'
import { rulebooks } from '@hausregeln/rulebooks'
import { boardFile } from '@hausregeln/rulebooks/file/board.ts'
import {
  type Bases,
  type BookFile,
  bookFile,
  type OpenedBook,
  openBook,
  type Read,
  readBook,
} from '@hausregeln/rulebooks/file/index.ts'
import { finishedBooks } from '@hausregeln/rulebooks/finished/index.ts'
import { describe, expect, it } from 'vitest'
import { differencesOf } from '../../rules/described/differences.ts'
import { sentencesOf } from '../../rules/described/sentences.ts'
import { alternativesOf } from './alternatives.ts'
import { type Built, build, faultsIn, openedIn, type Source } from './build.ts'
import { withoutDifference } from './differences.ts'
import { type Draft, isUntouched, newDraft, withChange, withoutChange } from './draft.ts'
import { begun, redone, stepped, undone } from './history.ts'
import { decodeBook, encodeBook, MOST_LINK } from './link.ts'
import { overruledIn } from './overruled.ts'
import { withChoice } from './settle.ts'

const bases: Bases = (id) => rulebooks.find(({ book }) => book.id === id)

function houseSource(id: string): Source {
  const rulebook = rulebooks.find(({ book }) => book.id === id)
  if (rulebook === undefined) throw new Error(`There is no rulebook "${id}".`)
  return { rulebook, file: null }
}

function fileSource(file: object): Source {
  const read = openBook(file, bases)
  if (read.faults) throw new Error(read.faults.map(({ en }) => en).join(' '))
  return { rulebook: read.value.rulebook, file: read.value.file }
}

function identityOf(read: Read<OpenedBook>): string | null {
  return read.faults ? null : read.value.rulebook.book.identity()
}

const classic = houseSource('classic')
const SUNDAY_FILE = { format: 1, id: 'sunday', version: 1, extends: 'classic', numbers: { startCash: 2000 } }
const fresh = newDraft({ kind: 'house', id: 'classic' })

function built(draft: Draft, source: Source = classic): Built {
  const made = build(draft, source, bases)
  if (made === null) throw new Error('The chapters of the draft are not there.')
  return made
}

/** Settles policies one after the other, as somebody does who reads down the page. */
function chosen(draft: Draft, source: Source, choices: Readonly<Record<string, string>>): Draft {
  return Object.entries(choices).reduce(
    (so, [policy, id]) => withChoice(so, source, policy as Parameters<typeof withChoice>[2], id),
    draft,
  )
}

const TWENTY = {
  feesToPot: 'taxesAndBailToPot',
  doubleOne: 'winsPot',
  declined: 'auctionSealed',
  sealedPayment: 'second',
  mayBuy: 'afterLap',
  rentInJail: 'half',
  thirdDoubles: 'harmless',
  buildsEvenly: 'unevenly',
  buildsWhere: 'whereYouStand',
  groupRent: 'unlessMortgaged',
  rentOnDemand: 'atOnce',
  gifts: 'refused',
  onTax: 'choose',
  wealthTax: 'everyRounds',
  inheritance: 'bank',
  estateAuction: 'staysWithBank',
  lastRound: 'afterRounds',
  bailInLastTurn: 'allowed',
  doublesOptional: 'mayEnd',
  wealth: 'byHalfPrices',
}

describe('a draft', () => {
  it.each(rulebooks.map(({ book }) => book.id))('of "%s" that changes nothing is that rulebook', (id) => {
    const made = built(newDraft({ kind: 'house', id }), houseSource(id))
    expect(faultsIn(made)).toEqual([])
    expect(openedIn(made)?.rulebook.book.identity()).toBe(houseSource(id).rulebook.book.identity())
  })

  it.each(finishedBooks.map((book) => [book.id, book] as const))(
    'of the file "%s" that changes nothing has its rules',
    async (id, { load }) => {
      const source = fileSource((await load()).default)
      const made = built(newDraft({ kind: 'finished', id }), source)
      expect(faultsIn(made)).toEqual([])
      expect(openedIn(made)?.rulebook.book.identity()).toBe(source.rulebook.book.identity())
    },
  )

  it('takes a change, and forgets it where it is changed back', () => {
    const draft = withChoice(fresh, classic, 'declined', 'staysWithBank')
    expect(draft.choices).toEqual({ declined: 'staysWithBank' })
    expect(isUntouched(withChoice(draft, classic, 'declined', 'auctionToAll'))).toBe(true)
    expect(isUntouched(withChange(withChange(fresh, 'numbers', 'bail', 100, 50), 'numbers', 'bail', 50, 50))).toBe(true)
    expect(withoutChange(fresh, 'numbers', 'bail')).toBe(fresh)
  })

  it('brings what its rules need, and is told at its place where they cannot be played', () => {
    const sealed = built(withChoice(fresh, classic, 'declined', 'auctionSealed'))
    expect(faultsIn(sealed)).toEqual([])
    expect(sealed.file.with).toContain('auction-sealed')
    const wrong = built(withChange(fresh, 'numbers', 'startCash', -5, 1500))
    expect(faultsIn(wrong).map(({ at }) => at)).toEqual([['numbers', 'startCash']])
    const without = built(withChange(fresh, 'chapters', 'trade', false, true))
    expect(faultsIn(without)).toEqual([])
    expect(openedIn(without)?.rulebook.book.chapters.has('trade')).toBe(false)
  })

  it('leaves what does not go together with a choice, and comes back from it', () => {
    const sits = withChoice(fresh, classic, 'jail', 'sitOut')
    expect(faultsIn(built(sits))).toEqual([])
    expect(openedIn(built(sits))?.rulebook.book.chapters.has('jail-roll')).toBe(false)
    expect(isUntouched(withChoice(sits, classic, 'jail', 'rollOut'))).toBe(true)
    const part = withChoice(fresh, classic, 'shortfall', 'payPart')
    expect(faultsIn(built(part))).toEqual([])
    expect(isUntouched(withChoice(part, classic, 'shortfall', 'settle'))).toBe(true)
  })

  it('is called after what it began with, in each language', () => {
    const source = fileSource({ ...SUNDAY_FILE, title: { de: 'Sonntag', en: 'Sunday', fr: 'Dimanche' } })
    expect(built(newDraft({ kind: 'file', file: source.file as BookFile }), source).file.title).toEqual({
      de: 'Sonntag, eigene Regeln',
      en: 'Sunday, own rules',
      fr: 'Dimanche, règles maison',
    })
  })

  it('says that names cannot hold markup, as of any file', () => {
    const [fault] = faultsIn(built({ ...fresh, title: '<b>mine</b>' }))
    expect(fault?.at[0]).toBe('title')
  })

  it('is the same rulebook when its file is opened by somebody else', () => {
    const draft = chosen(fresh, classic, TWENTY)
    const made = built(draft)
    const again = readBook(JSON.stringify(made.file), bases)
    expect(identityOf(again)).toBe(openedIn(made)?.rulebook.book.identity())
  })

  it('of a file that stands alone stands alone', () => {
    const source = fileSource({ ...bookFile(houseSource('stadium').rulebook), id: 'alone' })
    const draft = newDraft({ kind: 'file', file: source.file as BookFile })
    const made = built(withChoice(draft, source, 'declined', 'auctionToAll'), source)
    expect(faultsIn(made)).toEqual([])
    expect([made.file.extends, made.file.choices?.declined]).toEqual([undefined, 'auctionToAll'])
  })
})

describe('the sentences of a draft', () => {
  it.each(rulebooks.map(({ book }) => book.id))(
    'of "%s" have a question and an answer in both languages, each key once',
    (id) => {
      const { def } = houseSource(id).rulebook
      const sentences = sentencesOf(def, def)
      expect(sentences.length).toBeGreaterThan(50)
      expect(new Set(sentences.map(({ key }) => key)).size).toBe(sentences.length)
      for (const { question, answer } of sentences)
        for (const text of [question.de, question.en, answer.de, answer.en]) expect(text).not.toMatch(/^$|\{/)
      for (const { rule } of sentences)
        if (rule.part === 'chapters' && rule.gist)
          expect([rule.name, rule.gist.en]).not.toEqual([rule.name, expect.stringMatching(/[{…]/)])
    },
  )

  it('say which of them do nothing: closedRounds without its mayBuy', () => {
    const idle = (draft: Draft) =>
      sentencesOf(built(draft).def, classic.rulebook.def).flatMap(({ key, isIdle }) => (isIdle ? [key] : []))
    const alone = withChange(fresh, 'numbers', 'closedRounds', 3, 1)
    expect(idle(alone)).toContain('numbers.closedRounds')
    const both = idle(chosen(alone, classic, { mayBuy: 'afterRounds' }))
    expect([both.includes('numbers.closedRounds'), both.includes('choices.mayBuy')]).toEqual([false, false])
  })

  it('name the paragraphs of which they take the place; what does nothing takes that of none', () => {
    const singly = overruledIn(built(chosen(fresh, classic, { buildsEvenly: 'singly' })))
    expect(singly.get('buildsEvenly')).toEqual(expect.arrayContaining(['K-5.2', 'K-6.1', 'K-7.1']))
    expect(overruledIn(built(fresh))).toEqual(new Map())
    expect(overruledIn(built(withChange(fresh, 'numbers', 'closedRounds', 3, 1))).has('closedRounds')).toBe(false)
  })

  it('offer alternatives with what they bring and why some cannot be played', () => {
    const declined = alternativesOf(fresh, classic, built(fresh), 'declined')
    expect(declined.map(({ id, isChosen }) => [id, isChosen])).toContainEqual(['auctionToAll', true])
    const sealed = declined.find(({ id }) => id === 'auctionSealed')?.brings
    expect([sealed?.comes.map(({ en }) => en), sealed?.goes]).toEqual([['Sealed auction'], []])
    const jail = alternativesOf(fresh, classic, built(fresh), 'jail')
    const byRounds = jail.find(({ id }) => id === 'payOrStay')
    expect([byRounds?.brings.goes.map(({ en }) => en), byRounds?.faults]).toEqual([['Jail: doubles or bail'], []])
    expect(byRounds?.brings.comes.map(({ en }) => en)).toContainEqual(
      expect.stringMatching(/^Bail, from round to round: 150\s.*100\s.*50/),
    )
    expect(jail.flatMap(({ sentence }) => sentence.de)).not.toContain('–')
  })
})

describe('the differences of a draft', () => {
  const draft = withChange(
    chosen(fresh, classic, { declined: 'staysWithBank', lastRound: 'afterRounds' }),
    'numbers',
    'bail',
    100,
    50,
  )
  const list = differencesOf(draft, built(draft).def, classic.rulebook.def)

  it('say what was and what is', () => {
    expect(list.map(({ label, before, after }) => [label.en, before.en, after.en])).toEqual([
      ['What is not bought', 'is auctioned openly', 'stays with the bank'],
      ['The game is over', expect.any(String), expect.stringContaining('20')],
      ['Bail', expect.stringContaining('50'), expect.stringContaining('100')],
    ])
  })

  it('are taken back alone, until nothing is left', () => {
    const less = list[1] === undefined ? draft : withoutDifference(draft, list[1], classic.rulebook.def)
    expect([less.choices, less.numbers]).toEqual([{ declined: 'staysWithBank' }, { bail: 100 }])
    const none = list.reduce<Draft>((so, one) => withoutDifference(so, one, classic.rulebook.def), draft)
    expect(isUntouched(none)).toBe(true)
  })

  it('of a board are in pieces that are taken back alone', () => {
    const board = boardFile(classic.rulebook.board)
    const spaces = (board.spaces ?? []).map((space, at) =>
      at === 1 || at === 3 ? { ...space, name: `New ${at}` } : space,
    )
    const changed = { ...fresh, board: { ...board, spaces } }
    const found = differencesOf(changed, built(changed).def, classic.rulebook.def)
    expect(found.map(({ key }) => key)).toEqual(['board.spaces.1', 'board.spaces.3'])
    const back = found.reduce<Draft>((so, one) => withoutDifference(so, one, classic.rulebook.def), changed)
    expect(isUntouched(back)).toBe(true)
  })
})

describe('steps', () => {
  it('are undone and made again, and a new one ends what could come again', () => {
    const all = ['a', 'b', 'c'].reduce((history, one) => stepped(history, one), begun('start'))
    expect(undone(undone(all)).now).toBe('a')
    expect(redone(undone(all))).toEqual(all)
    expect(stepped(undone(all), 'd').future).toEqual([])
    expect([undone(begun(1)).now, redone(begun(1)).now]).toEqual([1, 1])
    expect(stepped(all, 'c')).toBe(all)
  })

  it('that go on with the one before are one step', () => {
    const typed = ['4', '40', '400'].reduce((history, one) => stepped(history, one, 'bail'), begun('50'))
    expect([typed.now, undone(typed).now]).toEqual(['400', '50'])
    expect(undone(stepped(typed, '5', 'salary')).now).toBe('400')
    expect(undone(stepped(undone(typed), '6', 'bail')).now).toBe('50')
  })
})

describe('a link', () => {
  it('holds 20 changed choices in at most 2,000 characters, and they come out of it', async () => {
    const draft = { ...chosen(fresh, classic, TWENTY), title: 'Hausregeln der Familie Müller-Lüdenscheidt' }
    const made = built(draft)
    expect(Object.keys(draft.choices)).toHaveLength(20)
    expect(faultsIn(made)).toEqual([])
    const word = await encodeBook(made.file)
    expect(word).toMatch(/^[\w-]+$/)
    expect(`https://hausregeln.example.org/#/rules-by/${word}`.length).toBeLessThanOrEqual(MOST_LINK)
    const text = await decodeBook(word)
    const opened = readBook(text.faults ? '' : text.value, bases)
    expect(identityOf(opened)).toBe(openedIn(made)?.rulebook.book.identity())
    const { settled } = settleChoices((opened.faults ? classic : opened.value).rulebook.def)
    expect(settled.declined.id).toBe('auctionSealed')
  })

  it('that is damaged, cut or a bomb is refused with a sentence', async () => {
    const word = await encodeBook(built(fresh).file)
    const bomb = await encodeBook({ title: 'a'.repeat(4_000_000) } as BookFile)
    for (const wrong of ['', '!', '%%%', word.slice(0, -5), `x${word}`, bomb])
      expect((await decodeBook(wrong)).faults?.[0]?.en).toContain('damaged')
  })
})
