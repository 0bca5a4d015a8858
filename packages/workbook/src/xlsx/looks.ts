import type { CellObject } from 'write-excel-file/universal'
import type { Column, Look } from '../sheet.ts'

export type Style = Omit<CellObject, 'value' | 'type' | 'format'>

const INK = '#1F2A33'
const QUIET = '#6B7680'
const HEAD = '#24465A'
const BAND = '#E6EDF1'
const LINE = { bottomBorderColor: '#DDE3E8', bottomBorderStyle: 'hair' } as const

const LOOKS: Readonly<Record<Look, Style>> = {
  plain: { textColor: INK, ...LINE },
  quiet: { textColor: QUIET, ...LINE },
  band: { textColor: INK, fontWeight: 'bold', backgroundColor: BAND },
  fact: { textColor: INK, align: 'left', ...LINE },
  title: { textColor: HEAD, fontWeight: 'bold', fontSize: 20, height: 34 },
  heading: { textColor: '#FFFFFF', fontWeight: 'bold', backgroundColor: HEAD },
  told: { textColor: INK },
}

/** Text keeps off the numbers before it; only a title may run over its cell. */
const TEXT: Style = { align: 'left', indent: 1, wrap: true }

/** The style of a cell in a row of this look. */
export function cellLook(look: Look, isText: boolean): Style {
  const style = { ...LOOKS[look], alignVertical: 'top' } as const
  if (look === 'told') return { ...style, ...TEXT }
  return isText && look !== 'title' ? { ...style, ...TEXT } : look === 'fact' ? { ...style, indent: 1 } : style
}

/** On a ground of its own colour. */
export function onGround(ground: string): Style {
  return { backgroundColor: ground, textColor: inkOn(ground) }
}

/** Dark or white, which reads better on this ground. */
function inkOn(ground: string): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(ground.slice(at, at + 2), 16))
  return r * 0.299 + g * 0.587 + b * 0.114 > 150 ? INK : '#FFFFFF'
}

/** The style of a column's heading. */
export function headLook({ align, colour }: Column): Style {
  return {
    ...LOOKS.heading,
    ...(align === 'right' ? { align, wrap: true } : TEXT),
    alignVertical: 'center',
    height: 34,
    ...(colour !== undefined && { bottomBorderColor: colour, bottomBorderStyle: 'thick' }),
  }
}
