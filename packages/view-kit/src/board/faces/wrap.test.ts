import { describe, expect, test } from 'vitest'
import { fitName, textWidth } from './wrap.ts'

const SIZES = [13, 12, 11, 10]

describe('fitName', () => {
  test('a short name stays on one line', () => {
    expect(fitName('LOS', 80, SIZES)).toEqual({ lines: ['LOS'], size: 13 })
  })

  test('breaks between words', () => {
    expect(fitName('Münchner Straße', 76, SIZES).lines).toEqual(['Münchner', 'Straße'])
  })

  test('breaks German compounds before their last word, with a hyphen', () => {
    expect(fitName('Chausseestraße', 76, SIZES).lines).toEqual(['Chaussee-', 'straße'])
    expect(fitName('Gemeinschaftsfeld', 90, SIZES).lines).toEqual(['Gemeinschafts-', 'feld'])
    expect(fitName('Gemeinschaftsfeld', 65, SIZES).lines).toEqual(['Gemein-', 'schaftsfeld'])
  })

  test('keeps a name whole where it fits', () => {
    expect(fitName('Seestraße', 76, SIZES).lines).toEqual(['Seestraße'])
  })

  test('soft hyphens say where to break and are not printed', () => {
    expect(fitName('Donau\u00addampf\u00adschiff', 50, SIZES).lines).toEqual(['Donau-', 'dampf-', 'schiff'])
    expect(fitName('Oper\u00adplatz', 200, SIZES).lines).toEqual(['Operplatz'])
  })

  test('a hyphen of the name itself is not doubled', () => {
    expect(fitName('Karl-Liebermann-Weg', 76, SIZES).lines.join('')).toBe('Karl-Liebermann-Weg')
  })

  test('takes a smaller size rather than a fourth line, or one that is much too wide', () => {
    const fitted = fitName('Elektrizitätswerk', 58, SIZES)
    expect(fitted.size).toBeLessThan(13)
    for (const line of fitted.lines) expect(textWidth(line) * fitted.size).toBeLessThanOrEqual(58 * 1.09)
  })
})
