import { Bytes } from '@hausregeln/workbook/xlsx/bytes.ts'
import { expect, it } from 'vitest'

it('text comes back as it was written, in whatever script and length, piece by piece', () => {
  const bytes = new Bytes()
  const texts = ['', 'a', 'Zoë 🎩 محمد 王', 'x'.repeat(500_000), 'ß'.repeat(150_000), '<c r="A1"/>']
  const taken = texts.flatMap((text, at) => {
    bytes.add(text)
    return at % 2 === 0 ? [bytes.take()] : []
  })
  taken.push(bytes.take())
  const whole = new Uint8Array(taken.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of taken) {
    whole.set(piece, at)
    at += piece.length
  }
  expect(new TextDecoder().decode(whole)).toBe(texts.join(''))
  expect(bytes.take().length).toBe(0)
})
