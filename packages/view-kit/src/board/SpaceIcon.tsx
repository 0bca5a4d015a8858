import type { SpaceIconName, SpaceKind } from './types.ts'
import './glyph.css'

/** Pictures in a square of 24 units: `fill` is tinted, `line` drawn on top of it. */
const ICONS: Readonly<Record<SpaceIconName, { readonly fill?: string; readonly line: string }>> = {
  start: { fill: 'M11 5 3.5 12 11 19V15H20.5V9H11Z', line: 'M11 5 3.5 12 11 19V15H20.5V9H11Z' },
  train: {
    fill: 'M6 5.5A2.5 2.5 0 0 1 8.5 3H15.5A2.5 2.5 0 0 1 18 5.5V17H6Z',
    line: 'M6 5.5A2.5 2.5 0 0 1 8.5 3H15.5A2.5 2.5 0 0 1 18 5.5V17H6ZM8.5 6H15.5V10H8.5ZM9 13.6V13.7M15 13.6V13.7M7.5 17 5 21M16.5 17 19 21M6.5 19H17.5',
  },
  bulb: {
    fill: 'M12 2.5A6.5 6.5 0 0 0 8 14C8.9 14.8 9.3 15.7 9.3 17H14.7C14.7 15.7 15.1 14.8 16 14A6.5 6.5 0 0 0 12 2.5Z',
    line: 'M12 2.5A6.5 6.5 0 0 0 8 14C8.9 14.8 9.3 15.7 9.3 17H14.7C14.7 15.7 15.1 14.8 16 14A6.5 6.5 0 0 0 12 2.5ZM9.8 19.5H14.2M10.8 21.8H13.2M10 10.5 12 12.5 14 10.5M12 12.5V17',
  },
  tap: {
    fill: 'M4 10H8.5V8.5H12.5V10H14.5A4.5 4.5 0 0 1 19 14.5V15.5H15.5V14.5A1 1 0 0 0 14.5 13.5H4Z',
    line: 'M4 8.5V15M4 10H8.5V8.5H12.5V10H14.5A4.5 4.5 0 0 1 19 14.5V15.5H15.5V14.5A1 1 0 0 0 14.5 13.5H4M10.5 8.5V5M7 5H14M17.3 18.3C18.3 19.7 18.7 20.3 18.7 20.9A1.4 1.4 0 0 1 15.9 20.9C15.9 20.3 16.3 19.7 17.3 18.3Z',
  },
  receipt: {
    fill: 'M5.5 3H18.5V20.8L16.3 19.2 14.2 20.8 12 19.2 9.8 20.8 7.7 19.2 5.5 20.8Z',
    line: 'M5.5 3H18.5V20.8L16.3 19.2 14.2 20.8 12 19.2 9.8 20.8 7.7 19.2 5.5 20.8ZM9 14.5 15 7.5M9.6 7.3A1.2 1.2 0 0 1 9.6 9.7 1.2 1.2 0 0 1 9.6 7.3M14.4 12.3A1.2 1.2 0 0 1 14.4 14.7 1.2 1.2 0 0 1 14.4 12.3',
  },
  comet: {
    fill: 'M14.5 7.5C15 11.6 17 13.5 21 14 17 14.5 15 16.4 14.5 20.5 14 16.4 12 14.5 8 14 12 13.5 14 11.6 14.5 7.5Z',
    line: 'M14.5 7.5C15 11.6 17 13.5 21 14 17 14.5 15 16.4 14.5 20.5 14 16.4 12 14.5 8 14 12 13.5 14 11.6 14.5 7.5ZM3 3.5 9 9.5M8.5 3 11.5 6M3 9 6 12',
  },
  letter: {
    fill: 'M3 6.5H21V19H3Z',
    line: 'M3 6.5H21V19H3ZM3 7.5 12 14 21 7.5M3.5 18.5 9 12M20.5 18.5 15 12',
  },
  bars: { fill: 'M5 3.5H19V20.5H5Z', line: 'M5 3.5H19V20.5H5ZM9.7 3.5V20.5M14.3 3.5V20.5M5 12H19' },
  bench: {
    fill: 'M8 2.5A5 5 0 0 1 8 12.5 5 5 0 0 1 8 2.5Z',
    line: 'M8 2.5A5 5 0 0 1 8 12.5 5 5 0 0 1 8 2.5ZM8 8V21M8 10.5 10.2 8.5M12 14H21.5M12 17H21.5M13.5 17V21M20 17V21M3.5 21H22',
  },
  arrest: {
    fill: 'M12 3.5H21.5V20.5H12Z',
    line: 'M12 8V3.5H21.5V20.5H12V16M15.2 3.5V20.5M18.4 3.5V20.5M2.5 12H11.5M8 8.3 11.7 12 8 15.7',
  },
  bolt: { fill: 'M13.5 2.5 5 13.5H11L10 21.5 19 10H13Z', line: 'M13.5 2.5 5 13.5H11L10 21.5 19 10H13Z' },
  stadium: {
    fill: 'M3 10C3 7.8 7 6 12 6S21 7.8 21 10V16C21 18.2 17 20 12 20S3 18.2 3 16Z',
    line: 'M3 10C3 12.2 7 14 12 14S21 12.2 21 10 17 6 12 6 3 7.8 3 10V16C3 18.2 7 20 12 20S21 18.2 21 16V10M8 10C8 9.2 9.8 8.7 12 8.7S16 9.2 16 10 14.2 11.3 12 11.3 8 10.8 8 10M7 13.5V19.2M12 14V20M17 13.5V19.2M12 6V3L15 4.2',
  },
  shop: {
    fill: 'M5 8.5H19L20.5 20.5H3.5Z',
    line: 'M5 8.5H19L20.5 20.5H3.5ZM8.5 11V7A3.5 3.5 0 0 1 15.5 7V11',
  },
  barrier: {
    fill: 'M6 9.5 21 4.5 22 7.3 7 12.3Z',
    line: 'M6 9.5 21 4.5 22 7.3 7 12.3ZM11 8 12 10.6M16 6.3 17 9M3.5 21V8.5H7V21M2 21H21M12.5 13.5V21',
  },
  camera: {
    fill: 'M3 8H8L9.5 5H14.5L16 8H21V19H3Z',
    line: 'M3 8H8L9.5 5H14.5L16 8H21V19H3ZM12 9.7A3.5 3.5 0 0 1 12 16.7 3.5 3.5 0 0 1 12 9.7M18 10.8V10.9',
  },
  bus: {
    fill: 'M3 6.5H21V17H3Z',
    line: 'M3 6.5H21V17H3ZM3 11.5H21M9 6.5V11.5M15 6.5V11.5M7.5 17V17.1M16.5 17V17.1M7 15.5A2 2 0 0 1 7 19.5 2 2 0 0 1 7 15.5M17 15.5A2 2 0 0 1 17 19.5 2 2 0 0 1 17 15.5',
  },
  home: {
    fill: 'M12 3.5 21 11V20.5H13V14.5H11V20.5H3V11Z',
    line: 'M12 3.5 21 11V20.5H3V11ZM10 20.5V14.5H14V20.5',
  },
  ball: {
    fill: 'M12 8 15.8 10.8 14.4 15.2H9.6L8.2 10.8Z',
    line: 'M12 3A9 9 0 0 1 12 21 9 9 0 0 1 12 3ZM12 8 15.8 10.8 14.4 15.2H9.6L8.2 10.8ZM12 8V3.2M15.8 10.8 20.4 9.2M14.4 15.2 17.3 19.1M9.6 15.2 6.7 19.1M8.2 10.8 3.6 9.2',
  },
  flag: { fill: 'M6 3.5 19 8 6 12.5Z', line: 'M6 21.5V3.5L19 8 6 12.5M2.5 21.5A3.5 3.5 0 0 1 6 18' },
  questions: {
    line: 'M1.6 9.4A2.5 2.5 0 1 1 5.2 11.7C4.4 12.2 4.1 12.7 4.1 13.9M4.1 16.6V16.7M9.5 7.4A2.5 2.5 0 1 1 13.1 9.7C12.3 10.2 12 10.7 12 11.9M12 14.6V14.7M17.4 9.4A2.5 2.5 0 1 1 21 11.7C20.2 12.2 19.9 12.7 19.9 13.9M19.9 16.6V16.7',
  },
  risk: {
    fill: 'M3 9.5H12.5V19H3Z',
    line: 'M3 9.5H12.5V19H3ZM7.8 14.2V14.3M12.5 12.5V5H22V14.5H12.5M15.2 7.6V7.7M19.3 11.8V11.9M3 3.8H8M5.5 1.3V6.3M16.5 19.5H21.5',
  },
  keep: {
    fill: 'M7 21V9H5.5V3.5H8V5.5H10.7V3.5H13.3V5.5H16V3.5H18.5V9H17V21Z',
    line: 'M7 21V9H5.5V3.5H8V5.5H10.7V3.5H13.3V5.5H16V3.5H18.5V9H17V21M3 21H21M10.5 21V17.5A1.5 1.5 0 0 1 13.5 17.5V21M10 12V14M14 12V14M5.5 9H18.5',
  },
  fort: {
    fill: 'M2.5 21V10H7V21ZM17 21V10H21.5V21ZM7 21V13H17V21Z',
    line: 'M2.5 21V10H7V21M17 21V10H21.5V21M7 13H17M1.5 21H22.5M2 10 4.75 4.5 7.5 10ZM16.5 10 19.25 4.5 22 10ZM9.5 21V17H14.5V21M12 17V21M12 13V6.5L15 7.8 12 9M4.75 4.5V2.8M19.25 4.5V2.8M4.75 14V14.1M19.25 14V14.1',
  },
  card: { fill: 'M8.6 3 18.4 5.2 15.4 21 5.6 18.8Z', line: 'M8.6 3 18.4 5.2 15.4 21 5.6 18.8Z' },
}

const ICON_OF_KIND: Readonly<Partial<Record<SpaceKind, SpaceIconName>>> = {
  start: 'start',
  station: 'train',
  utility: 'bulb',
  tax: 'receipt',
  cards: 'comet',
  jail: 'bars',
  parking: 'bench',
  goToJail: 'arrest',
  risk: 'bolt',
}

/** The picture of a space: its own wish, else that of its kind; streets have none. */
export function iconOf(space: { readonly kind: SpaceKind; readonly icon?: SpaceIconName | undefined }) {
  return space.icon ?? ICON_OF_KIND[space.kind]
}

export interface SpaceIconProps {
  readonly name: SpaceIconName
  /** Left upper corner and side, in units of the surrounding drawing. */
  readonly x?: number | undefined
  readonly y?: number | undefined
  readonly size: number
}

/** Draws a picture inside another SVG. */
export function SpaceIcon({ name, x = 0, y = 0, size }: SpaceIconProps) {
  const { fill, line } = ICONS[name]
  return (
    <g className={`hr-icon hr-icon--${name}`} transform={`translate(${x} ${y}) scale(${size / 24})`}>
      {fill && <path d={fill} className="hr-icon__fill" />}
      <path d={line} className="hr-icon__line" />
    </g>
  )
}

/** The same as an image of its own. */
export function SpaceIconImage({ name, size }: { readonly name: SpaceIconName; readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <SpaceIcon name={name} size={24} />
    </svg>
  )
}
