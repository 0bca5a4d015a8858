import type { ChapterTexts, Sentences } from '@hausregeln/chapters/say/chapter-texts.ts'
import { sentencesOf } from '@hausregeln/chapters/sentences.ts'
import { describe, expect, it } from 'vitest'
import { WHOLE } from '../../src/texts/whole.words.ts'

const all = Object.values(WHOLE).map(({ chapters }) => sentencesOf(chapters))

describe('what chapters say', () => {
  it('does not compile without a sentence, with one too many, or without a chapter', () => {
    const eliminated = () => ''
    // @ts-expect-error "paymentCut" has no sentence
    const lacking: ChapterTexts<'partial'> = { events: { eliminated } }
    // @ts-expect-error there is no event "flown"
    const beyond: ChapterTexts<'partial'> = { events: { eliminated, paymentCut: eliminated, flown: eliminated } }
    const silentOn = ({ rent: _, ...others }: Sentences) => {
      // @ts-expect-error rent says nothing
      const silent: Sentences = others
      return silent
    }
    expect([lacking, beyond, silentOn]).toHaveLength(3)
  })

  it('is told apart: no two chapters say the same word', () => {
    expect(all).toHaveLength(3)
    for (const sentences of all) {
      const said = Object.values(sentences).flatMap((texts) =>
        Object.entries(texts as object).flatMap(([kind, words]) => Object.keys(words).map((word) => `${kind} ${word}`)),
      )
      expect(said.filter((word, at) => said.indexOf(word) !== at)).toEqual([])
    }
  })
})
