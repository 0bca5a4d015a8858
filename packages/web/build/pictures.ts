import { classic } from '@hausregeln/rulebooks'

/** What stands in the picture of invitations. */
export const HEADLINE = { text: 'Hausregeln', family: 'Bricolage Grotesque', weight: 800 } as const

const [ACCENT, PAPER, INK, LINE] = ['#0b5f63', '#f3eee3', '#1b2433', '#d9d0be']

/** The house and its sign as in the wordmark, on a field of 40 by 40. */
const HOUSE = 'M20 2.5 37.5 17v18.2a2.3 2.3 0 0 1-2.3 2.3H4.8a2.3 2.3 0 0 1-2.3-2.3V17Z'
const SIGN =
  'M24.2 16.6c-.4-1.9-2-3-4.2-3-2.5 0-4.3 1.3-4.3 3.3 0 4.4 9.1 3.9 9.1 8.3 0 1.7-1.5 3-3.6 3.4M15.8 30.6c.5 1.9 2.1 3 4.3 3 2.5 0 4.3-1.3 4.3-3.3 0-4.4-9.1-3.9-9.1-8.3 0-1.7 1.5-3 3.6-3.4'

function mark(house: string, sign: string): string {
  return `<path d="${HOUSE}" fill="${house}"/><path d="${SIGN}" fill="none" stroke="${sign}" stroke-width="2.4" stroke-linecap="round"/>`
}

/** The icon of the installed page. `whole`: coloured to its edges, with room for the shape that phones cut out. */
export function iconSvg(whole: boolean): string {
  const picture = whole
    ? `<rect width="40" height="40" fill="${ACCENT}"/><g transform="translate(9 8.4) scale(0.55)">${mark(PAPER, ACCENT)}</g>`
    : mark(ACCENT, PAPER)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${picture}</svg>`
}

const [WIDTH, HEIGHT] = [1200, 630]
const [DEED, GAP, STRIPE] = [118, 18, 30]

/** What a link is shown with: the house, its name, and a row of deeds in the colours of the classic board. */
export function invitationSvg(): string {
  const colours = Object.values(classic.board.groups)
    .map(({ colour }) => colour)
    .slice(0, 8)
  const left = (WIDTH - colours.length * DEED - (colours.length - 1) * GAP) / 2
  const deeds = colours.map((colour, at) => {
    const x = left + at * (DEED + GAP)
    return `<rect x="${x}" y="438" width="${DEED}" height="240" rx="10" fill="#fffdf8" stroke="${LINE}" stroke-width="3"/>
      <rect x="${x + 9}" y="447" width="${DEED - 18}" height="${STRIPE}" rx="4" fill="${colour}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>
    <g transform="translate(96 118) scale(5.2)">${mark(ACCENT, PAPER)}</g>
    <text x="356" y="282" font-family="${HEADLINE.family}" font-weight="${HEADLINE.weight}" font-size="136" letter-spacing="-3" fill="${INK}">${HEADLINE.text}</text>
    ${deeds.join('')}
  </svg>`
}
