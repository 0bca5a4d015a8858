import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const CORE = join(import.meta.dirname, '../packages/engine/src/core')

/** What chapters brought, and once stood in the core. */
const OF_CHAPTERS = new RegExp(
  [
    'dividend|shares\\b|reportsOwed|bankDebt|bankBroke|speedDie|speedMrM|jailSit|sealedBid|interest\\b|doublesToJail',
    'rentGrowth|rentOnDemand|rentInJail|groupRent|unowned|declined|mayBuy|sealedPayment|thirdDie|milestone|surcharge|ladder',
    'finiteBank|outAtZero|feesToPot|shortfall|liquidate|inheritance|gifts\\b|dealing|eliminate|buildsEvenly|turnEnded',
    'parking|goToJail|\\brisk|bail|nextStation|nextUtility|toJail|jailFree|receiveEach|payEach|repairs|throwAgain',
  ].join('|'),
  'i',
)

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '')

describe('the core', () => {
  it('names nothing that belongs to a chapter, in no line of code', () => {
    for (const file of globSync('**/*.ts', { cwd: CORE, exclude: ['**/*.test.ts'] }))
      expect([file, withoutComments(readFileSync(join(CORE, file), 'utf8')).match(OF_CHAPTERS)?.[0]]).toEqual([
        file,
        undefined,
      ])
  })
})
