import type { Import } from '../lint/imports.ts'

/** What tests are chosen by. Paths are from the root of the house. */
export interface House {
  readonly imports: readonly Import[]
  /** The test files, each with its titles. */
  readonly tests: ReadonlyMap<string, readonly string[]>
}

/** A test file is about some rules if this part of its titles names them. */
const ABOUT = 1 / 3
const RULE = /\b[A-Z]+-\d+(?:\.\d+)*\b/g

/** A file that many import says little about what a change to it may break: its importers are not followed. */
const HUB = 60

/**
 * The tests that are nearest to changed files, the nearest first: those that have changed themselves, those about the
 * rules that the changed files carry out, and those that import them, by way of as few files as can be. What is further
 * away (behind a file that half the house imports) is left out.
 */
export function nearest(house: House, changed: readonly string[], rules: ReadonlySet<string>): string[] {
  const own = changed.filter((path) => house.tests.has(path))
  return [...new Set([...own, ...naming(house, rules), ...importingTests(house, changed)])]
}

/** Tests that are about these rules, those with the most titles that name one first. */
function naming({ tests }: House, rules: ReadonlySet<string>): string[] {
  const names = (title: string) => title.match(RULE)?.some((rule) => rules.has(rule)) ?? false
  return [...tests]
    .map(([path, titles]) => ({ path, count: titles.filter(names).length, part: titles.length * ABOUT }))
    .filter(({ count, part }) => count > 0 && count >= part)
    .sort((a, b) => b.count - a.count)
    .map(({ path }) => path)
}

/** Tests from which imports lead to the changed files, those with the fewest steps first. */
function importingTests({ imports, tests }: House, changed: readonly string[]): string[] {
  const importers = new Map<string, string[]>()
  for (const { from, to } of imports) if (to !== null) importers.set(to, [...(importers.get(to) ?? []), from])
  const steps = new Map(changed.map((path) => [path, 0]))
  for (const [path, far] of steps) {
    const by = importers.get(path) ?? []
    if (far > 0 && by.length > HUB) continue
    for (const importer of by) if (!steps.has(importer)) steps.set(importer, far + 1)
  }
  return [...steps.keys()].filter((path) => tests.has(path))
}
