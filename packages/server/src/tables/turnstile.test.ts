import { expect, it } from 'vitest'
import { Turnstile } from './turnstile.ts'

/** People who go through, and stay until they are told to come out. */
function crowd(turnstile: Turnstile) {
  const inside: string[] = []
  const leave = new Map<string, () => void>()
  const enter = (name: string, alone = false) =>
    turnstile.pass(async () => {
      inside.push(name)
      await new Promise<void>((done) => leave.set(name, done))
      inside.splice(inside.indexOf(name), 1)
    }, alone)
  return { inside, enter, leave: (name: string) => leave.get(name)?.() }
}

it('lets so many through at a time, in their order', async () => {
  const turnstile = new Turnstile(2)
  const { inside, enter, leave } = crowd(turnstile)
  const [ada, ben, cem] = [enter('Ada'), enter('Ben'), enter('Cem')]
  await Promise.resolve()
  expect([inside, turnstile.free]).toEqual([['Ada', 'Ben'], 0])
  leave('Ada')
  await ada
  await Promise.resolve()
  expect(inside).toEqual(['Ben', 'Cem'])
  leave('Ben')
  leave('Cem')
  await Promise.all([ben, cem])
  expect(turnstile.free).toBe(2)
})

it('lets nobody pass beside one who goes alone, and goes on when something has failed', async () => {
  const turnstile = new Turnstile(3)
  const { inside, enter, leave } = crowd(turnstile)
  const [ada, ben, cem] = [enter('Ada'), enter('Ben', true), enter('Cem')]
  await Promise.resolve()
  expect(inside).toEqual(['Ada'])
  leave('Ada')
  await ada
  await Promise.resolve()
  expect(inside).toEqual(['Ben'])
  leave('Ben')
  await ben
  leave('Cem')
  await cem
  await expect(turnstile.pass(() => Promise.reject(new Error('No.')), true)).rejects.toThrow('No.')
  expect(turnstile.free).toBe(3)
})
