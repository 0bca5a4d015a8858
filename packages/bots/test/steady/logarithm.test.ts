import { LEAST, ln } from '@hausregeln/bots/steady/chances/logarithm.ts'
import { expect, it } from 'vitest'

it('a logarithm has seven digits after the point, of the least number and of large ones', () => {
  for (let number = LEAST; number < 1e5; number *= 1.003) expect(ln(number)).toBeCloseTo(Math.log(number), 7)
})
