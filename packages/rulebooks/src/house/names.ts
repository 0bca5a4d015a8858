import type { Choice, Text } from '@hausregeln/engine'
import { UNASKED } from '@hausregeln/engine/core/choice.ts'
import { numbersOf } from '@hausregeln/engine/kit/book/settle-numbers.ts'
import { inEach, inLanguage, type Told } from '../texts/language.ts'
import { allChoices, allPolicies, houseChapters } from './chapters.ts'

/** What chapters are called that go without saying, and so have no title where rulebooks are compared. */
const CHAPTERS: Readonly<Record<string, Text>> = {
  adjust: { de: 'Berichtigen der Bücher', en: 'Adjusting the books' },
  'adjust-under-claims': { de: 'Berichtigen bei Ansprüchen', en: 'Adjusting under claims' },
  'adjust-mortgages': { de: 'Berichtigen von Hypotheken', en: 'Adjusting mortgages' },
  apartments: { de: 'Bauen je nach Zahl der Grundstücke', en: 'Building by the number of plots' },
  'auction-open': { de: 'Offene Versteigerung', en: 'Open auction' },
  'auction-sealed': { de: 'Verdeckte Versteigerung', en: 'Sealed auction' },
  'bank-debt': { de: 'Schulden bei der Bank', en: 'Debts to the bank' },
  'debt-limit': { de: 'Grenze der Bankschulden', en: 'Limit of bank debts' },
  building: { de: 'Häuser und Hotels', en: 'Houses and hotels' },
  cards: { de: 'Kartenstapel, die wiederkehren', en: 'Decks that come round' },
  ending: { de: 'Ende des Spiels', en: 'End of the game' },
  estate: { de: 'Nachlass an die Bank', en: 'Estates of the bank' },
  'event-cards': { de: 'Karten, die abgelegt werden', en: 'Cards that are laid aside' },
  'finite-bank': { de: 'Endliche Bank', en: 'Finite bank' },
  deal: { de: 'Verteilte Grundstücke', en: 'Dealt properties' },
  'first-throw': { de: 'Der höchste Wurf beginnt', en: 'The highest throw begins' },
  'jail-roll': { de: 'Gefängnis: Pasch oder Freikauf', en: 'Jail: doubles or bail' },
  'jail-sit': { de: 'Gefängnis: aussetzen', en: 'Jail: sitting it out' },
  landing: { de: 'Start, Steuern und Parken', en: 'Start, taxes and parking' },
  partial: { de: 'Zahlen, was da ist', en: 'Paying what is there' },
  'prison-bail': { de: 'Gefängnis: Freikauf von Runde zu Runde', en: 'Jail: bail from round to round' },
  protection: { de: 'Geschäfte aus dem Gefängnis', en: 'Deals from jail' },
  purchase: { de: 'Kauf von Grundstücken', en: 'Buying property' },
  rent: { de: 'Miete', en: 'Rent' },
  'risk-field': { de: 'Risikofeld', en: 'Risk field' },
  settle: { de: 'Besitz zu Geld machen', en: 'Raising money' },
  shortage: { de: 'Knappe Gebäude', en: 'Shortage of buildings' },
  'speed-die': { de: 'Tempowürfel', en: 'Speed die' },
  turn: { de: 'Der Zug', en: 'The turn' },
}

/** What policies are about that nobody is asked. */
const POLICIES: Readonly<Record<string, Text>> = {
  eliminate: { de: 'Wer nicht mehr zahlen kann', en: 'Who can no longer pay' },
  fallsShort: { de: 'Fehlendes Geld', en: 'Missing money' },
  onJail: { de: 'Das Gefängnisfeld', en: 'The jail space' },
  onGoToJail: { de: 'Das Feld, das ins Gefängnis schickt', en: 'The space that sends to jail' },
  raisable: { de: 'Was sich zu Geld machen lässt', en: 'What can be turned into money' },
  inherited: { de: 'Was Gläubiger erben würden', en: 'What creditors would inherit' },
  liability: { de: 'Geschäfte von Schuldnern', en: 'Deals of debtors' },
  bought: { de: 'Ein Kauf', en: 'A purchase' },
  bidders: { de: 'Wer auf ein Grundstück bieten darf', en: 'Who may bid for a property' },
  pieceStep: { de: 'Der Mindestschritt bei Gebäuden', en: 'The least step for buildings' },
  onesOnlyMoved: { de: 'Zwei Einsen, die ins Gefängnis führen', en: 'Two ones that lead to jail' },
  roundsEnd: { de: 'Wo eine Runde endet', en: 'Where a round ends' },
  bankLimit: { de: 'Was die Bank zahlen kann', en: 'What the bank can pay' },
  ownDeed: { de: 'Das eigene Grundstück', en: 'A property of your own' },
  leavesMore: { de: 'Was außerdem hinterlassen wird', en: 'What else is left' },
  received: { de: 'Erhaltenes', en: 'What is received' },
  rentThrow: { de: 'Der Wurf für die Miete', en: 'The throw for the rent' },
  income: { de: 'Einnahmen', en: 'Income' },
  onStreet: { de: 'Eine Straße', en: 'A street' },
  onStation: { de: 'Ein Bahnhof', en: 'A station' },
  onUtility: { de: 'Ein Werk', en: 'A utility' },
  ladder: { de: 'Die Stufen beim Bauen', en: 'The levels of building' },
}

const NOTHING: Text = { de: 'nichts davon', en: 'nothing of it' }

/** What people call a built-in chapter. */
export function chapterName(name: string): Text | undefined {
  return houseChapters.get(name)?.title ?? CHAPTERS[name]
}

/** What people are asked by a built-in policy, or what it is about. */
export function policyName(name: string): Text | undefined {
  return [...allPolicies].find(([policy]) => policy === name)?.[1].question ?? POLICIES[name]
}

/** What a built-in choice answers; numbers that are told elsewhere are left out. */
export function choiceName(policy: string, id: string): Told | undefined {
  const found = allChoices.find((one: Choice) => one.policy === policy && one.id === id)
  if (found === undefined) return undefined
  const { sentence } = found
  return sentence.de === UNASKED.de ? NOTHING : inEach((language) => withoutNumbers(inLanguage(sentence, language)))
}

function withoutNumbers(sentence: string): string {
  return sentence.replace(/\{\w+\}/g, '…')
}

const numbers = numbersOf([...houseChapters.values()])

/** What people call a built-in number. */
export function numberName(name: string): Text | undefined {
  return numbers.find((one) => one.name === name)?.label
}
