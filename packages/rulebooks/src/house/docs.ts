import type { AnyChoice, NumberDef, NumberValue } from '@hausregeln/engine'
import { numbersOf } from '@hausregeln/engine/kit/book/settle-numbers.ts'
import { allChoices, allPolicies, houseChapters } from './chapters.ts'
import { HOUSE_RULES, type HouseRule } from './list.ts'

const BEGIN = '<!-- house rules: written by `npm run -s docs:house` -->'
const END = '<!-- end of house rules -->'

/** A document with the house rules as they stand now; throws if its markers are missing. */
export function withHouseRules(document: string): string {
  const from = document.indexOf(BEGIN)
  const to = document.indexOf(END)
  if (from < 0 || to < from) throw new Error(`The document must hold the lines "${BEGIN}" and "${END}".`)
  return `${document.slice(0, from)}${BEGIN}\n\n${HOUSE_RULES.map(section).join('\n\n')}\n\n${document.slice(to)}`
}

/** The names by which a house rule is played, as a test says them in its title: `declined=staysWithBank`, `bail`. */
export function namesOf({ choices = [], numbers = {} }: HouseRule): readonly string[] {
  return [...choices, ...Object.keys(numbers)]
}

function section({ rule, choices = [], numbers = {} }: HouseRule): string {
  const rows = [...choices.map(choiceRow), ...Object.keys(numbers).map(numberRow)]
  return [`### ${rule}`, '', '| name | English | Deutsch | needs |', '| --- | --- | --- | --- |', ...rows].join('\n')
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

function choiceRow(name: string): string {
  const [policy, id] = name.split('=')
  const found = allChoices.find((one: AnyChoice) => one.policy === policy && one.id === id)
  const question = found && allPolicies.get(found.policy)?.question
  if (found === undefined || question === null || question === undefined)
    throw new Error(`There is no choice "${name}".`)
  const { sentence, needs, usual } = found
  const needed = needs.map((need) => `\`${need.replaceAll('|', '\\|')}\``).join(', ')
  const english = `${question.en}: ${sentence.en}${usual ? ' (usual)' : ''}`
  return row([`\`${name}\``, english, `${question.de}: ${sentence.de}`, needed])
}

function numberRow(name: string): string {
  const found = numbersOf([...houseChapters.values()]).find((one: NumberDef) => one.name === name)
  if (found === undefined) throw new Error(`There is no number "${name}".`)
  const { label, least, most, unit, usual, list } = found
  const what = `${list ? 'list of numbers' : 'number'} from ${least} to ${most}${unit === null ? '' : `, ${unit}`}`
  return row([`\`${name}\``, `${label.en}: ${what}${usualOf(usual)}`, label.de, ''])
}

function usualOf(usual: NumberValue | null): string {
  if (usual === null) return ''
  return `; usually ${typeof usual === 'object' ? 'empty' : usual}`
}
