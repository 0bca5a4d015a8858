import type { ChapterTexts, Sentences, SomeSentences } from '@hausregeln/chapters/say/chapter-texts.ts'
import { joined, tongueOf } from '@hausregeln/chapters/say/tongue.ts'
import { describe, expect, it } from 'vitest'
import { english } from '../../src/texts/english.ts'
import { german } from '../../src/texts/german.ts'

describe('what chapters say', () => {
  it('does not compile without a sentence, with one too many, or without a chapter', () => {
    const eliminated = () => ''
    // @ts-expect-error "paymentCut" has no sentence
    const lacking: ChapterTexts<'partial'> = { events: { eliminated } }
    // @ts-expect-error there is no event "flown"
    const beyond: ChapterTexts<'partial'> = { events: { eliminated, paymentCut: eliminated, flown: eliminated } }
    const { rent: _, ...others } = german
    // @ts-expect-error rent says nothing
    const silent: Sentences = others
    expect([lacking, beyond, silent]).toHaveLength(3)
  })

  it('is told apart: no two chapters say the same word', () => {
    for (const sentences of [german, english]) {
      const said = Object.values(sentences).flatMap((texts) =>
        Object.entries(texts as object).flatMap(([kind, words]) => Object.keys(words).map((word) => `${kind} ${word}`)),
      )
      expect(said.filter((word, at) => said.indexOf(word) !== at)).toEqual([])
    }
  })

  it('may be lacking in a further language: English stands in', () => {
    const some: SomeSentences = { core: { refusals: { gameOver: 'La partie est finie.' } } }
    const { refusals } = joined(tongueOf(english), tongueOf(some))
    expect([refusals.gameOver, refusals.notYourTurn]).toEqual([
      'La partie est finie.',
      english.core.refusals.notYourTurn,
    ])
  })
})
