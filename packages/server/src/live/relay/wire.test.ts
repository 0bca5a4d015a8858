import { Duplex, PassThrough } from 'node:stream'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Wire } from './wire.ts'

const messages = fc.array(fc.tuple(fc.string({ unit: 'grapheme' }), fc.uint8Array({ maxLength: 300 })))

it('what is said arrives in order and whole, however it is cut on its way', async () => {
  await fc.assert(
    fc.asyncProperty(messages, fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }), async (said, cuts) => {
      const written: Buffer[] = []
      const write = (chunk: Buffer, _: unknown, done: () => void) => {
        written.push(chunk)
        done()
      }
      const sender = new Wire<string, never>(new Duplex({ write, read: () => undefined }), () => undefined)
      for (const [text, bytes] of said) sender.say(text, Buffer.from(bytes))
      const sent = Buffer.concat(written)
      const way = new PassThrough()
      const heard: [string, number[]][] = []
      const ended = new Promise((end) => way.once('end', end))
      new Wire<never, string>(way, (text, bytes) => heard.push([text, [...bytes]]))
      for (let at = 0, cut = 0; at < sent.length; cut++) {
        const length = cuts[cut % cuts.length] ?? 1
        way.write(sent.subarray(at, at + length))
        at += length
      }
      way.end()
      await ended
      expect(heard).toEqual(said.map(([text, bytes]) => [text, [...bytes]]))
    }),
  )
})
