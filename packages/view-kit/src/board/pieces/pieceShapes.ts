import type { PieceShape } from '../types.ts'

/** A silhouette in a square of 32 units that stands on the line y = 29. */
export interface Silhouette {
  /** What is filled with the seat's colour. */
  readonly body: string
  /** Bars of wood, drawn as thick lines in the seat's colour. */
  readonly bars?: string
  /** Finer bars, where there are many. */
  readonly thin?: boolean
  /** Drawn on top in a light line. */
  readonly detail?: string
}

export const PIECE_SHAPES: readonly PieceShape[] = [
  'lighthouse',
  'teapot',
  'boat',
  'cat',
  'mushroom',
  'anvil',
  'kite',
  'bicycle',
]

export const SILHOUETTES: Readonly<Record<PieceShape, Silhouette>> = {
  lighthouse: {
    body: 'M12 4.8 16 1.7 20 4.8V10H21.6V12.7H20.3L22 26H24V29H8V26H10L11.7 12.7H10.4V10H12Z',
    detail: 'M11.2 16.8 20.8 16.2M10.6 22 21.4 21.2M16 5.5V8.5',
  },
  teapot: {
    body: 'M16 5a2.2 2.2 0 0 1 1.5 3.8c2 .3 3.5 1.2 4 2.6 1.7 1 2.8 2.5 3.3 4.4 1.5-.6 2-3.3 4.9-4.6l1.4 2.3c-2.3 2-1.5 8-7.1 9.8-.8 1.3-1.8 2.2-2.9 2.9L22 29H10l.9-2.8C8.6 24.7 7.2 22 7.2 18.7c0-3.2 1.3-5.8 3.3-7.3.5-1.4 2-2.3 4-2.6A2.2 2.2 0 0 1 16 5Z',
    bars: 'M8.7 15.2C5 13.2 2.3 15 2.4 18.2S5.5 23.2 8.8 22.6',
    detail: 'M10.9 12.3C14 13.3 18 13.3 21.1 12.3',
  },
  boat: {
    body: 'M17.2 2.5C22.3 7 26 12.5 27.3 19.2H17.2V21.3H29C28.3 25.9 25.3 29 21.3 29H10.7C6.7 29 3.7 25.9 3 21.3H15V19.2H5.5C7.3 13.5 10.5 9.5 15 5.8V2.5Z',
    detail: 'M6.5 25H25.5',
  },
  cat: {
    body: 'M10.6 3.5 14.3 6.7C15.4 6.4 16.6 6.4 17.7 6.7L21.4 3.5C22.1 8.5 22 11.6 20.1 14.2 23 17.3 24.2 22.6 23.3 29H9.2C7.9 22.6 9 17.3 11.9 14.2 10 11.6 9.9 8.5 10.6 3.5Z',
    bars: 'M21.5 27.6C27.3 28.2 29.2 23.5 26.6 19.5',
    detail: 'M13.9 10.6V10.7M18.1 10.6V10.7M16 29V23.5',
  },
  mushroom: {
    body: 'M16 3C24 3 29.5 8.5 29.5 15.8 29.5 18.3 27.6 19.3 25 19.3H20.2C20 22.5 20.9 25.5 23 29H9C11.1 25.5 12 22.5 11.8 19.3H7C4.4 19.3 2.5 18.3 2.5 15.8 2.5 8.5 8 3 16 3Z',
    detail: 'M15.2 8.2V8.3M22.3 12.6V12.7M9 13.6V13.7M12.3 19.3H19.7',
  },
  anvil: {
    body: 'M10 7.5H29.8V9.5C29 13.6 25.3 15.8 20.8 16.4V18.4C20.8 20.8 22.5 22.3 25.5 24V29H8.5V24C11.5 22.3 13.2 20.8 13.2 18.4V16.3C8.8 16 4.8 14 2.2 9.3H10Z',
    detail: 'M10.5 11H26.5',
  },
  kite: {
    body: 'M18.5 2 28 11.5 16.5 22.5 8 9.5Z',
    bars: 'M16.5 22.5C12 22.5 15.5 27.5 10.5 27.6 8 27.6 7.5 25.5 5 26.3',
    detail: 'M18.5 2 16.5 22.5M8 9.5 28 11.5',
  },
  bicycle: {
    body: 'M8.2 8.8H15.2V11.2H8.2Z',
    bars: 'M2 22.3a6 6 0 1 0 12 0 6 6 0 1 0-12 0M18 22.3a6 6 0 1 0 12 0 6 6 0 1 0-12 0M8 22.3 12.6 14.3H20.4L15.8 22.3H8M11.6 11 15.8 22.3M24 22.3 19.3 8.8H23.6',
    thin: true,
  },
}
