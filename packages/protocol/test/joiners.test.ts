import { chatTextSchema, nameSchema } from '@hausregeln/protocol'
import { describe, expect, it } from 'vitest'

describe('joiners', () => {
  it.each([
    ['in a Persian word', 'نمی\u200cخواهم'],
    ['in a Persian word with a vowel sign', 'می\u200cشِه'],
    ['in a cluster of Devanagari', 'क्\u200dष'],
    ['in a cluster of Sinhala', 'ශ්\u200dරී'],
    ['in a family', '👨\u200d👩\u200d👧\u200d👦'],
    ['in a heart on fire', '❤\ufe0f\u200d🔥'],
    ['in an astronaut with a skin', '👩🏽\u200d🚀'],
  ])('stay %s', (_, text) => {
    expect(nameSchema.parse(text)).toBe(text)
    expect(chatTextSchema.parse(`${text} ${text}`)).toBe(`${text} ${text}`)
  })

  it.each([
    ['between Latin letters', 'A\u200dd\u200ca', 'Ada'],
    ['between Cyrillic ones', 'А\u200cнна', 'Анна'],
    ['more than one', 'می\u200c\u200cش', 'میش'],
    ['at the ends', '\u200cمی\u200c', 'می'],
    ['between a picture and a letter', '👩\u200da', '👩a'],
    ['beside other unseen signs', 'a\u200d\u202e\u200bb', 'a b'],
  ])('go %s', (_, text, left) => {
    expect(nameSchema.parse(text)).toBe(left)
  })

  it('alone are no name', () => {
    expect(nameSchema.safeParse('\u200d\u200c').success).toBe(false)
  })
})
