import { describe, expect, it } from 'vitest'
import { runIn } from './hausregeln.ts'

describe('what commands print is in the language of the environment, figures included', () => {
  const landings = ['landings', '--turns', '1234', '--jail', 'stay', '--seed', '1'] as const

  it.each([
    [
      'de_DE.UTF-8',
      '1.234 Züge (im Gefängnis geblieben, Startzahl 1)',
      /^10 +Gefängnis \/ nur zu Besuch .* \d,\d{3} %/m,
    ],
    ['fr_FR.UTF-8', '1\u202f234 tours (en restant en prison, nombre de départ 1)', /^10 +.* \d,\d{3} %/m],
    ['en_GB.UTF-8', '1,234 turns (staying in jail, seed 1)', /^10 +.* \d\.\d{3} %/m],
  ])('%s', async (locale, head, row) => {
    const { out } = await runIn(locale, ...landings)
    expect(out).toContain(head)
    expect(out).toMatch(row)
  })

  it('names rulebooks, their options and limits', async () => {
    const { out } = await runIn('fr_FR.UTF-8', 'rulebooks', '--rulebook', 'simplified')
    expect(out).toContain('simplified\u00a0: Simplifié, version 2, de 2 à 6 joueurs')
    expect(out).toMatch(/timeLimit +0–600, d’ordinaire 0 +V-3\.1 +Limite de temps/)
  })
})
