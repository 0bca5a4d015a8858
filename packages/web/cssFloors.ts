import type { Plugin } from 'postcss'

/** Folders with styles, from the ground up: what a higher one says wins, in whatever order the page loads them. */
const LAYERS = [
  'design',
  'board',
  'dice',
  'frame',
  'rules',
  'table',
  'given',
  'chapters',
  'screens',
  'workshop',
  'gallery',
]

/** The floor of a file: a folder in a package's sources, or the package of the chapters. */
const FLOOR = /.*[\\/]packages[\\/](?:[\w-]+[\\/]src[\\/]|web[\\/](?=gallery))?(\w+)[\\/]/

/**
 * Lays the styles of a floor into a cascade layer of its name. Without it the order in which parts of the page are loaded
 * would decide between two rules of the same weight.
 */
export function cssFloors(): Plugin {
  return {
    postcssPlugin: 'css-floors',
    Once(root, { AtRule, result }): void {
      const path = result.opts.from ?? ''
      const floor = FLOOR.exec(path)?.[1] ?? ''
      if (!LAYERS.includes(floor)) throw root.error(`The styles of "${path}" belong to no floor: see cssFloors.ts.`)
      const layer = new AtRule({ name: 'layer', params: floor, nodes: root.nodes })
      root.removeAll()
      root.append(new AtRule({ name: 'layer', params: LAYERS.join(', ') }), layer)
    },
  }
}
