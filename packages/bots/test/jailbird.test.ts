import { Table } from '@hausregeln/chapters/testing/script.ts'
import { codeOf } from '@hausregeln/engine'
import { classic } from '@hausregeln/rulebooks'
import { expect, it } from 'vitest'
import { createPlayer } from '../sparring/registry.ts'

/** What a bot does in jail while the bank has deeds to sell, and when it has none. */
function inJail(name: string): readonly (string | undefined)[] {
  return [false, true].map((isSold) => {
    const t = new Table(classic, { seats: 2, starts: 0, jail: { 0: 0 } })
    if (isSold) for (let deed = 0; deed < classic.book.board.deeds; deed++) t.g.s.own(deed, deed % 2)
    const bot = createPlayer(name)
    bot.begin(1)
    return t.g.book.actionNames[codeOf(bot.decide(t.g.shown, 0, t.g.terms))]
  })
}

it.each([
  ['jail-leaves', ['payBail', 'payBail']],
  ['jail-stays', ['throw', 'throw']],
  ['jail-stays-late', ['payBail', 'throw']],
  ['jail-stays-early', ['throw', 'payBail']],
])('%s leaves jail, or does not, early and late: %j', (name, does) => {
  expect(inJail(name)).toEqual(does)
})
