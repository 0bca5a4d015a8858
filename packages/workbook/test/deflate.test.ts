import { constants, deflateRawSync } from 'node:zlib'
import { classic } from '@hausregeln/rulebooks'
import { bringDeflate, workbookOf } from '@hausregeln/workbook'
import { expect, it } from 'vitest'
import { randomGame } from './random-game.ts'
import { unzip } from './zip.ts'

it('a host that deflates without streams writes the same files', async () => {
  const { record } = randomGame(classic, { names: ['Anna', 'Ben'], seed: 3, steps: 1500 })
  const usual = await unzip(await workbookOf(classic, record, 'en'))
  let bytes = 0
  bringDeflate((piece, final) => {
    bytes += piece.length
    return deflateRawSync(piece, { finishFlush: final ? constants.Z_FINISH : constants.Z_SYNC_FLUSH })
  })
  const own = await unzip(await workbookOf(classic, record, 'en'))
  expect([...own.keys()]).toEqual([...usual.keys()])
  for (const [path, text] of usual) expect(own.get(path) === text, path).toBe(true)
  expect(bytes).toBeGreaterThan(500_000)
})
