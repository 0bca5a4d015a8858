import { expect, it } from 'vitest'
import { findCircle } from './chunkCircles.ts'

it('files of the build that import each other are found, over any number of files', () => {
  const circle = new Map([
    ['page', ['part', 'icons']],
    ['icons', []],
    ['part', ['icons', 'further']],
    ['further', ['icons', 'part']],
  ])
  expect(findCircle(circle)).toEqual(['part', 'further', 'part'])
})

it('files that only share others make no circle', () => {
  const diamond = new Map([
    ['page', ['left', 'right']],
    ['left', ['icons']],
    ['right', ['icons']],
    ['icons', []],
  ])
  expect(findCircle(diamond)).toBeNull()
})
