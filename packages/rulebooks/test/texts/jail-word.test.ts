import { describeEvent } from '@hausregeln/engine'
import { rulebooks } from '@hausregeln/rulebooks'
import { eventText, jailWord } from '@hausregeln/rulebooks/texts/index.ts'
import { expect, it } from 'vitest'

it.each(rulebooks)('$book.id: English texts call the jail what its space on the board is called', (rulebook) => {
  const names = rulebook.board.spaces.filter(({ kind }) => kind === 'jail').map(({ name }) => name.en.toLowerCase())
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) expect(name).toContain(jailWord(rulebook))
  const told = eventText(rulebook, describeEvent(rulebook.book, 'jailed', 'goToJail', [0]), ['Ada'], 'en')
  expect(told).toMatch(new RegExp(`^Ada goes to ${jailWord(rulebook)}`))
})
