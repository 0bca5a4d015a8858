import {
  type BookDef,
  type Choice,
  type Clause,
  type NumberDef,
  type NumberValue,
  partsOf,
  type RuleText,
  type Slot,
} from '@hausregeln/engine'
import type { Settled } from '@hausregeln/engine/core/choice.ts'
import { wordsOf } from '@hausregeln/engine/kit/book/lexicon.ts'
import { settleChoices } from '@hausregeln/engine/kit/book/settle-choices.ts'
import { numbersOf, settleNumbers } from '@hausregeln/engine/kit/book/settle-numbers.ts'
import { arisesIn, askedOf, numberArises } from '../asked.ts'
import { placesIn } from '../paragraphs/fill.ts'
import { type Ground, groundIn, isSaidInFull, readRest } from '../paragraphs/ground.ts'
import { keptTexts } from '../paragraphs/kept.ts'
import { boardText } from './board.ts'
import { freeIds, HousePages } from './pages.ts'
import { absentTexts, choiceText, FOLLOWING, numberText, optionsText, type Telling } from './written.ts'

/**
 * A definition whose house rules have their paragraphs, `H-1` and so on: one for every choice and number in which it
 * differs from `base`, for what its board and its lack of chapters change in paragraphs, and for every chapter of which
 * no paragraph speaks, under the name of a house rule. What a sentence of another paragraph says that no longer holds is
 * told whole: also what else it rests on. `said`: slots of what its author has written about. Without a base, what is not
 * as usual. What cannot be settled is left for `defineBook` to refuse.
 */
export function withHouseParagraphs(def: BookDef, base: BookDef | null, said: ReadonlySet<Slot> = new Set()): BookDef {
  const { settled, faults } = settleChoices(def)
  const numbers = settleNumbers(def)
  if (faults.length > 0 || numbers.faults.length > 0) return filledAnyhow(def)
  const ground = groundIn(def, settled, numbers.all)
  const before = base && groundIn(base, settleChoices(base).settled, settleNumbers(base).all)
  const ruleTexts = base && before ? keptTexts(def, ground, base, before) : def.ruleTexts
  const { failing, alone, fell, lost, unsaid, ...stands } = untrue(ruleTexts, ground)
  const told: Telling = {
    ...{ def, board: def.board, chapters: def.chapters, numbers: numbers.all, settled, alone },
    before: base === null ? {} : settleNumbers(base).all,
  }
  const choices = choicesToTell(told, base, { failing, fell, lost })
  const own = numbersToTell(def, base, told, choices, { lost, unsaid })
  const again = { again: true }
  const written = [
    ...choices.differing.flatMap((one) => choiceText(one, told)),
    ...own.differing.map((one) => numberText(one, told)),
    ...choices.lost.flatMap((one) => choiceText(one, told, again)),
    ...own.lost.map((one) => numberText(one, told, again)),
    ...absentTexts(def, base, failing),
    ...optionsText(told, failing),
    ...boardText(def.board, ground, base?.board ?? null, failing),
  ]
  return new HousePages({ ...def, ruleTexts }, said, stands)
    .written(written, base !== null, failing)
    .chapters(settled, told)
    .laid()
}

interface Untrue {
  /** What is otherwise than a sentence says, as long as no paragraph tells it. */
  readonly failing: ReadonlySet<string>
  /** What alone is otherwise than some sentence says. */
  readonly alone: ReadonlySet<string>
  /** What such sentences rest on, and that of it on which no sentence rests that holds: with them it is lost. */
  readonly fell: ReadonlySet<string>
  readonly lost: ReadonlySet<string>
  /** Likewise what no sentence says that holds, though one may rest on it. */
  readonly unsaid: ReadonlySet<string>
  /** Paragraphs of which no sentence holds. */
  readonly fallen: ReadonlySet<string>
  /** What sentences rest on that hold. */
  readonly standing: ReadonlySet<string>
}

function untrue(ruleTexts: BookDef['ruleTexts'], ground: Ground): Untrue {
  const rules: readonly RuleText[] = Object.values(ruleTexts)
  const told = new Set(rules.flatMap(({ tells = [] }) => tells))
  const clauses = rules.flatMap((rule) => partsOf(rule).flatMap(({ text }) => text.clauses ?? []))
  const namesIn = (some: readonly Clause[]) => some.flatMap(({ rests }) => rests.map((rest) => readRest(rest).name))
  const otherwise = clauses.map(({ rests }) => rests.filter((rest) => !ground.holds(rest)))
  const untold = (some: readonly (readonly string[])[]) =>
    new Set(some.flatMap((rests) => rests.map((rest) => readRest(rest).name)).filter((name) => !told.has(name)))
  const isTrue = (_: Clause, at: number) => otherwise[at]?.length === 0
  const holding = new Set(clauses.filter(isTrue))
  const standing = new Set(namesIn([...holding]))
  const said = new Set([...holding].flatMap(saidIn))
  const fell = namesIn(clauses.filter((one) => !holding.has(one))).filter((name) => !told.has(name))
  const fallen = Object.entries(ruleTexts).flatMap(([id, rule]) => {
    const parts = partsOf(rule)
    const stands = parts.some(({ text }) => text.clauses === undefined || text.clauses.some((one) => holding.has(one)))
    return stands || parts.length === 0 ? [] : [id]
  })
  return {
    fallen: new Set(fallen),
    standing,
    failing: untold(otherwise),
    alone: untold(otherwise.filter((rests) => rests.length === 1)),
    fell: new Set(fell),
    lost: new Set(fell.filter((name) => !standing.has(name))),
    unsaid: new Set(fell.filter((name) => !said.has(name))),
  }
}

/** What a sentence says of what it rests on: the numbers that it names, and what has to be so in full. */
function saidIn({ text, rests }: Clause): readonly string[] {
  return [...placesIn(text), ...rests.filter(isSaidInFull).map((rest) => readRest(rest).name)]
}

/** A definition that cannot be played anyhow: that it lacks paragraphs need not be said. */
function filledAnyhow(def: BookDef): BookDef {
  const filled = new Set(Object.values(def.paragraphs).flat())
  const slots = wordsOf(def.chapters).slots.filter((slot) => !filled.has(slot))
  const id = freeIds(def.ruleTexts)()
  const ruleTexts = { ...def.ruleTexts, [id]: { title: def.title, house: def.title } }
  return { ...def, ruleTexts, paragraphs: { ...def.paragraphs, [id]: slots } }
}

interface ToTell<One> {
  readonly differing: readonly One[]
  readonly lost: readonly One[]
}

/**
 * Choices that differ; and those, of what can happen, that have been lost with a sentence, or that tell a number which has
 * been lost with one of theirs. What can no longer happen is told again, too, where a sentence says that it does.
 */
function choicesToTell(
  told: Telling,
  base: BookDef | null,
  { failing, fell, lost }: Pick<Untrue, 'failing' | 'fell' | 'lost'>,
): ToTell<Choice> {
  const { def, board, numbers, settled } = told
  const before: Partial<Settled> | null = base && settleChoices(base).settled
  const differs = ({ policy, id, usual, last }: Choice) => {
    const was = before?.[policy]
    return was === undefined ? !(before === null ? usual : last) : was.id !== id
  }
  const all = Object.values<Choice>(settled)
  const arises = ({ policy }: Choice) => arisesIn({ def, board, book: { numbers } }, policy)
  const tellsLost = ({ policy, sentence }: Choice) =>
    fell.has(policy) && placesIn(sentence).some((name) => lost.has(name) && !failing.has(name))
  const isOtherwise = ({ policy }: Choice) => (FOLLOWING[policy] ?? []).some((name) => failing.has(name))
  const isLost = (one: Choice) => (arises(one) ? lost.has(one.policy) || tellsLost(one) : isOtherwise(one))
  return { differing: all.filter(differs), lost: all.filter((one) => !differs(one) && isLost(one)) }
}

/** Numbers likewise, if no sentence of a choice tells them: an unusual one has to be said, not only rested on. */
function numbersToTell(
  def: BookDef,
  base: BookDef | null,
  { numbers, settled }: Telling,
  choices: ToTell<Choice>,
  { lost, unsaid }: Pick<Untrue, 'lost' | 'unsaid'>,
): ToTell<NumberDef> {
  const before: Readonly<Record<string, NumberValue>> = base ? settleNumbers(base).all : {}
  const namesIn = (some: readonly Choice[]) => new Set(some.flatMap(({ sentence }) => placesIn(sentence)))
  const [told, toldAgain] = [namesIn(choices.differing), namesIn(choices.lost)]
  const all = numbersOf(def.chapters).filter(({ name }) => numbers[name] !== undefined && !told.has(name))
  const isAs = ({ name }: NumberDef, other: NumberValue | null) =>
    JSON.stringify(numbers[name]) === JSON.stringify(other)
  const differs = (one: NumberDef) => !isAs(one, base ? (before[one.name] ?? one.usual) : one.usual)
  const asked = askedOf(def, numbers, settled)
  const isMeant = (one: NumberDef) => `${numbers[one.name]}` !== '' && numberArises(one, asked)
  const isUntold = (one: NumberDef) => lost.has(one.name) || (unsaid.has(one.name) && !isAs(one, one.usual))
  const isLost = (one: NumberDef) => isUntold(one) && !toldAgain.has(one.name) && isMeant(one)
  return { differing: all.filter(differs), lost: all.filter((one) => !differs(one) && isLost(one)) }
}
