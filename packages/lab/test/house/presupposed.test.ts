import { findRulebook } from '@hausregeln/rulebooks'
import { changeOf } from '@hausregeln/rulebooks/change/change.ts'
import { bentFirst } from '@hausregeln/rulebooks/house/bend.ts'
import { readRules } from '@hausregeln/rulebooks/paragraphs/read.ts'
import { bringAllWords, bringWordsOf } from '@hausregeln/rulebooks/texts/bring-words.ts'
import { inLanguage } from '@hausregeln/rulebooks/texts/language.ts'
import { expect, it } from 'vitest'
import { LANGUAGES } from './figures.ts'

type Said = Parameters<typeof changeOf>[0]

await bringAllWords()

/** What stands of paragraphs in a rulebook that is bent so, and what its house rules say, in English. */
async function readIn(id: string, said: Said) {
  const base = findRulebook(id)
  if (base === undefined) throw new Error(`There is no rulebook "${id}".`)
  await bringWordsOf(id)
  const clauses = [...readRules(bentFirst(base, changeOf(said)))].flatMap(([rule, { parts }]) =>
    parts.flatMap((part) => part.clauses.map((clause) => ({ ...clause, rule, isHouse: part.kind === 'house' }))),
  )
  const told = (isHouse: boolean) => clauses.filter((one) => one.isHouse === isHouse)
  return { written: told(false), house: told(true) }
}

/** Sentences that presuppose an answer to a question which they are not about, and what is otherwise. */
const STRUCK: readonly (readonly [book: string, said: Said, sentence: RegExp])[] = [
  ['euronopoly', { choices: { income: 'kept' } }, /^All money that comes in repays the debt first/],
  ['euronopoly', { choices: { income: 'kept' }, chapters: { claims: false } }, /^A player in debt buys nothing/],
  ['euronopoly', { choices: { onCards: 'mayDraw' } }, /^A player who lands on an event space draws/],
  ['euronopoly', { choices: { unowned: 'auctionOpen' }, chapters: { claims: false } }, /^As with a city, they may be/],
  ['classic', { choices: { buildsWhere: 'whereYouStand' } }, /^A player in jail may also build/],
  ['exchange', { choices: { buildsWhere: 'whereYouStand' } }, /^A player in jail may also build/],
  ['stadium', { choices: { buildsWhere: 'whereYouStand' } }, /^They may also build and sell buildings then/],
  ['exchange', { numbers: { mostTies: 1 } }, /^If several highest bids are equal, nobody pays/],
  [
    'simplified',
    { choices: { onCards: 'drawEndsDoubles' }, chapters: { 'event-cards': true } },
    /^After doubles the same/,
  ],
  ['classic', { chapters: { 'owner-auction': true } }, /^So do bids/],
  ['stadium', { options: { speedDie: null } }, /^It is played with two white dice and one speed die/],
  ['stadium', { options: { speedDie: null } }, /^If the speed die shows a number/],
  ['classic', { options: { speedDie: null } }, /^With the speed die everybody starts with/],
]

it.each(STRUCK)('in %s with %j what presupposes something else is struck: %s', async (book, said, sentence) => {
  const { written } = await readIn(book, said)
  const found = written.filter(({ text }) => sentence.test(text.en))
  expect(found.map(({ holds, instead }) => [holds, instead.length > 0])).toEqual([[false, true]])
})

it('debts at the bank are repaid by income only where that is so, in every language', async () => {
  const repaid = { en: /repays/, de: /tilgt/, fr: /rembourse d/ }
  for (const shortfall of ['borrow', 'borrowOrLose'] as const)
    for (const income of ['repaysBank', 'kept'] as const) {
      const { house } = await readIn('classic', { choices: { shortfall, income } })
      const said = LANGUAGES.filter((language) =>
        house.some(({ text }) => repaid[language].test(inLanguage(text, language))),
      )
      expect([shortfall, income, said]).toEqual([shortfall, income, income === 'kept' ? [] : LANGUAGES])
    }
})

it.each(['exchange', 'euronopoly', 'simplified'])(
  '%s says that a speed die for the table to choose has no effect where it cannot, and strikes nothing for it',
  async (book) => {
    const { written, house } = await readIn(book, { choices: { thirdDie: 'speedDie' } })
    expect(house.map(({ text }) => text.en)).toContain(
      'Third die: the speed die, where the table plays with it. This has no effect in this rulebook.',
    )
    expect(written.filter(({ holds, text }) => !holds && /\bdice\b/.test(text.en))).toEqual([])
  },
)

it('deeds that are dealt at every table are not said to be dealt in some games only', async () => {
  const { house } = await readIn('exchange', { choices: { dealing: 'some' } })
  expect(house.map(({ text }) => text.en)).toContain(
    'The game is begun by: the highest throw; properties are dealt before it.',
  )
})

it('what is said of a chapter in brief goes by what else holds there', async () => {
  const cases = [
    [{ choices: { declined: 'auctionSealed' } }, /those who tied bid again/],
    [{ choices: { declined: 'auctionSealed' }, numbers: { mostTies: 1 } }, /lots are drawn among those who tied/],
  ] as const
  for (const [said, sentence] of cases) {
    const { house } = await readIn('classic', said)
    expect(house.some(({ text }) => sentence.test(text.en))).toBe(true)
  }
  const { house } = await readIn('simplified', { chapters: { trade: true } })
  expect(house.map(({ text }) => /jail card/i.test(text.en))).toEqual([false])
})

it('what keeps people from bidding, or holds at tables that auction streets only, is not said to have no effect', async () => {
  const cases = [
    ['classic', { choices: { unowned: 'auctionOpen', mayBuy: 'afterRounds' } }, /^Buying: .* only after round 1/],
    ['classic', { choices: { unowned: 'auctionSealed', mayBuy: 'afterLap' } }, /^Buying: only players who have passed/],
    ['exchange', { choices: { declined: 'staysWithBank' } }, /^What is not bought: stays with the bank/],
  ] as const
  for (const [book, said, sentence] of cases) {
    const { house } = await readIn(book, said)
    const told = house.filter(({ text }) => sentence.test(text.en)).map(({ text }) => /no effect/.test(text.en))
    expect([book, told]).toEqual([book, [false]])
  }
})
