import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { render } from './render.ts'

const doc = readFileSync(new URL('../../docs/ADDING-A-CHAPTER.md', import.meta.url), 'utf8')

it.each([
  ['chapter', 'snake-eyes', doc.indexOf('## Two ones')],
  ['asking', 'crossroads', doc.indexOf('## A space with')],
])(
  'docs/ADDING-A-CHAPTER.md names every step that is special to the chapters that it makes: %s',
  (template, name, from) => {
    expect(from).toBeGreaterThan(0)
    const part = doc.slice(from, doc.indexOf('\n## ', from + 1))
    const named = [...part.matchAll(/`((?:rules|say|view|test)\/[\w./*-]+|play\.ts)`/g)].map(([, path = '']) => path)
    expect(named.length).toBeGreaterThan(5)
    const files = [...render(template, name).keys()]
    for (const path of named)
      expect(
        files.some((file) => new RegExp(`^${path.replaceAll('.', '\\.').replace('*', '\\w+')}$`).test(file)),
        path,
      ).toBe(true)
  },
)
