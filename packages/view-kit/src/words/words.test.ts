import { describe, expect, it } from 'vitest'
import { missingWords } from './missing.ts'
import { loadWords, wordsOf } from './words.ts'

describe('the words of the page', () => {
  it('are there by room once their language is loaded', async () => {
    const texts = wordsOf('frame')
    await loadWords('de', 'start')
    expect(texts.de.back).toBe('Zurück')
    expect(() => texts.en.back).toThrow('not loaded')
    await loadWords('en')
    expect(texts.en.back).toBe('Back')
  })

  it('come in parts, and a language that follows brings what was needed before', async () => {
    const table = wordsOf('turns')
    expect(() => table.de.meanwhile).toThrow('"turns"')
    await loadWords('de', 'play')
    expect(table.de.meanwhile).not.toBe('')
    await loadWords('en')
    expect(table.en.meanwhile).not.toBe(table.de.meanwhile)
  })

  it('call things in German what those who have played here know them by', async () => {
    await loadWords('de', 'start', 'play', 'away', 'desk')
    const { screens, online, companion, setup } = {
      screens: wordsOf('screens').de,
      online: wordsOf('online').de,
      companion: wordsOf('companion').de,
      setup: wordsOf('setup').de,
    }
    expect([screens.newGame, screens.start, online.start, screens.addSeat]).toEqual([
      'Neues Spiel',
      'Spiel beginnen',
      'Spiel beginnen',
      'Platz hinzufügen',
    ])
    expect([online.create, online.copy, online.toTable, online.sitHere]).toEqual([
      'Tisch eröffnen',
      'Link kopieren',
      'Zum Tisch',
      'Hier sitzen',
    ])
    expect([online.companion, setup.onBoard, companion.reveal, companion.slipOf('Ada')]).toEqual([
      'Begleiter für ein echtes Brett',
      'Begleiter für ein echtes Brett',
      'Aufdecken',
      'Gebot von Ada',
    ])
  })

  it('are whole in French', async () => {
    expect(await missingWords('fr')).toEqual([])
  })

  it('are set as French is: no plain space before a sign, and numbers in its own way', async () => {
    const { board, table, screens } = { board: wordsOf('board'), table: wordsOf('table'), screens: wordsOf('screens') }
    await loadWords('fr', 'start', 'play')
    expect(screens.fr.independent).toContain('«\u00a0Monopoly\u00a0»')
    expect(table.fr.resignAsk('Anna')).toBe('Anna abandonne et quitte la partie\u202f?')
    expect(board.fr.standing('Anna')).toBe('ici\u00a0: Anna')
    expect(table.fr.length(1200, 1)).toBe('1\u202f200 manches, 1 tour')
    expect(Object.values(screens.fr.colours).slice(0, 2)).toEqual(['Rouge', 'Bleu'])
  })
})
