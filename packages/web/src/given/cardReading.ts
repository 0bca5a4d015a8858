import type { EffectName } from '@hausregeln/engine'
import { searched } from './letters.ts'

/** What a card does, with its amounts as the record has them. */
export interface CardWork {
  readonly effect: EffectName
  readonly first: number
  readonly second: number
}

const PAY = /zahl|pay|paie|pages/
const GET = /erhalt|bekomm|kassier|collect|receive|get|reçoi|recoi|touche/
const EACH = /jede|each|every|chaque/
const BACK = /zurück|zuruck|back|recul/
const REPAIRS = /repar|répar|haus|house|maison/
const GO = /^(gehe?|geh|va|à|vor|weiter|rücke?|auf|nach|zu[mr]?|go|on|advance|to|avance[rz]?|jusqu.*)$/

/**
 * What somebody means who types what a card of theirs says, in short, in any of the page's languages: `collect 75`,
 * `zahle jedem 20`, `back 3`, `go to` and a space. `names`: lists of their names, by number; what the first does not have
 * is looked for in the next. Null: nothing that is understood.
 */
export function readCard(typed: string, names: readonly (readonly string[])[]): CardWork | null {
  const text = typed.toLocaleLowerCase().trim()
  const [first, second] = [...text.matchAll(/\d[\d.,]*/g)].map(([digits]) => Number(digits.replaceAll(/[.,]/g, '')))
  if (first === undefined) return readWay(text, names)
  const work = (effect: EffectName, other = 0): CardWork => ({ effect, first, second: other })
  if (second !== undefined) return REPAIRS.test(text) ? work('repairs', second) : null
  if (BACK.test(text)) return work('back')
  if (EACH.test(text)) return work(PAY.test(text) && !/jeder |chacun/.test(text) ? 'payEach' : 'receiveEach')
  if (GET.test(text) || /^\+/.test(text)) return work('receive')
  return PAY.test(text) || /^[-−]/.test(text) ? work('pay') : null
}

/** The way that a card leads, or a turn that it changes. */
function readWay(text: string, names: readonly (readonly string[])[]): CardWork | null {
  const work = (effect: EffectName, first = 0): CardWork => ({ effect, first, second: 0 })
  if (/aussetz|skip|miss a turn|passer/.test(text)) return work('sitOut')
  if (/noch ?(ein)?mal|again|rejoue|relance/.test(text)) return work('throwAgain')
  if (/gegenüber|opposite|en face/.test(text)) return work('opposite')
  const words = text.split(/\s+/)
  const where = words.filter((word) => !GO.test(word)).join(' ')
  if (where === text || where.length < 2) return null
  if (/gefängnis|jail|prison/.test(where)) return work('toJail')
  for (const list of names) {
    const space = list.findIndex((name) => searched(name).includes(searched(where)))
    if (space >= 0) return work('advanceTo', space)
  }
  return null
}
