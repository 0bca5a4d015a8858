import type { Rulebook } from '@hausregeln/engine'
import { textFile } from '@hausregeln/rulebooks/file/texts.ts'

/** By place and price on a board as most have it: what the street, station or work there is called on others. */
const ELSEWHERE: readonly (readonly [place: number, price: number, names: string])[] = [
  [1, 60, 'Mediterranean Old Kent'],
  [3, 60, 'Baltic Whitechapel'],
  [5, 200, 'Reading Kings Cross'],
  [6, 100, 'Oriental Angel Islington'],
  [8, 100, 'Vermont Euston'],
  [9, 120, 'Connecticut Pentonville'],
  [11, 140, 'St. Charles Pall Mall'],
  [12, 150, 'Electric Company'],
  [13, 140, 'States Whitehall'],
  [14, 160, 'Virginia Northumberland'],
  [15, 200, 'Pennsylvania Marylebone'],
  [16, 180, 'St. James Bow'],
  [18, 180, 'Tennessee Marlborough'],
  [19, 200, 'New York Vine'],
  [21, 220, 'Kentucky Strand'],
  [23, 220, 'Indiana Fleet'],
  [24, 240, 'Illinois Trafalgar'],
  [25, 200, 'B. & O. Fenchurch'],
  [26, 260, 'Atlantic Leicester'],
  [27, 260, 'Ventnor Coventry'],
  [28, 150, 'Water Works'],
  [29, 280, 'Marvin Piccadilly'],
  [31, 300, 'Pacific Regent'],
  [32, 300, 'North Carolina Oxford'],
  [34, 320, 'Pennsylvania Bond'],
  [35, 200, 'Short Line Liverpool'],
  [37, 350, 'Park Place Lane'],
  [39, 400, 'Boardwalk Mayfair'],
]

/** What a space is called in all languages of its rulebook and, where it is one that most boards have, on those. */
export function spaceNames({ board }: Rulebook, place: number): string {
  const space = board.spaces[place]
  if (space === undefined) return ''
  const price = 'price' in space ? space.price : undefined
  const known = ELSEWHERE.find(([at, costs]) => at === place && costs === price)
  return [...Object.values(textFile(space.name)), known?.[2]].filter(Boolean).join(' ')
}
