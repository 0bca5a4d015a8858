import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { describe, expect, it } from 'vitest'
import { tableOf, withTable } from './sfnt.ts'

const WHOLE = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2'
const whole = readFileSync(new URL(import.meta.resolve(WHOLE)))
const cut = (font: Buffer, keepFeatures: readonly string[], wght?: number) =>
  subsetFont(font, 'AVTo', {
    targetFormat: 'truetype',
    keepFeatures,
    ...(wght !== undefined && { variationAxes: { wght, wdth: 100 } }),
  })

describe('a font', () => {
  it('takes the distances between letters from another, which a reader of fonts then finds in it', async () => {
    const plain = await cut(whole, ['tnum'], 600)
    const kerned = await cut(whole, ['kern'], 600)
    const distances = tableOf(kerned, 'GPOS')
    expect(distances.length).toBeGreaterThan(tableOf(plain, 'GPOS').length)
    const both = withTable(plain, 'GPOS', distances)
    expect(tableOf(both, 'glyf')).toEqual(tableOf(plain, 'glyf'))
    expect(tableOf(await cut(both, ['kern']), 'GPOS')).toEqual(distances)
  })

  it('says which table it has not', async () => {
    const plain = await cut(whole, [], 600)
    expect(() => tableOf(plain, 'CFF2')).toThrow('This font has no table CFF2.')
  })
})
