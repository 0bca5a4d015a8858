/** What becomes a space: spaces, controls and unseen signs, but not the two joiners. */
export const SPACES = /(?:(?![\u200C\u200D])[\p{C}\p{Z}])+/gu

/** Scripts whose letters join, or form clusters, in words that a joiner changes: Persian, Urdu, Hindi, Sinhala … */
const CURSIVE =
  '[\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Mong}\\p{scx=Nkoo}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}' +
  '\\p{scx=Orya}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Khmr}\\p{scx=Mymr}\\p{scx=Tibt}]'
const PICTURE = '\\p{Extended_Pictographic}'
/** Of a picture: as a colourful sign, or with a skin. */
const STYLE = '[\\uFE0F\\p{Emoji_Modifier}]'

const JOINER = /[\u200C\u200D]/

/**
 * Joiners where nothing needs them: they would only make two names look the same. Made for the first text that has one, as
 * the letters of all these scripts must be listed for it.
 */
let loose: RegExp | undefined
function looseJoiners(): RegExp {
  loose ??= new RegExp(
    `\\u200D(?!(?<=${CURSIVE}\\u200D)${CURSIVE})(?!(?<=${PICTURE}${STYLE}{0,2}\\u200D)${PICTURE})` +
      `|\\u200C(?!(?<=${CURSIVE}\\u200C)${CURSIVE})`,
    'gu',
  )
  return loose
}

/**
 * A text with the joiners that its words need, zero-width ones (U+200C, U+200D) between letters of scripts that join, or
 * between pictures that are one (a family), and with no others.
 */
export function withoutLooseJoiners(text: string): string {
  return JOINER.test(text) ? text.replaceAll(looseJoiners(), '') : text
}
