import type { Choice, Text } from '@hausregeln/engine'
import { UNASKED } from '@hausregeln/engine/core/choice.ts'
import { numbersOf } from '@hausregeln/engine/kit/book/settle-numbers.ts'
import { inEach, inLanguage, type Told } from '../texts/language.ts'
import { allChoices, allPolicies, houseChapters } from './chapters.ts'

/** What chapters are called that go without saying, and so have no title where rulebooks are compared. */
const CHAPTERS: Readonly<Record<string, Told>> = {
  adjust: { de: 'Berichtigen der Bücher', en: 'Adjusting the books', fr: 'Rectification des comptes' },
  'adjust-under-claims': {
    de: 'Berichtigen bei Ansprüchen',
    en: 'Adjusting under claims',
    fr: 'Rectification en cas de créances',
  },
  'adjust-mortgages': {
    de: 'Berichtigen von Hypotheken',
    en: 'Adjusting mortgages',
    fr: 'Rectification des hypothèques',
  },
  apartments: {
    de: 'Bauen je nach Zahl der Grundstücke',
    en: 'Building by the number of plots',
    fr: 'Construction selon le nombre de terrains',
  },
  'auction-open': { de: 'Offene Versteigerung', en: 'Open auction', fr: 'Enchères ouvertes' },
  'auction-sealed': { de: 'Verdeckte Versteigerung', en: 'Sealed auction', fr: 'Enchères cachées' },
  'bank-debt': { de: 'Schulden bei der Bank', en: 'Debts to the bank', fr: 'Dettes envers la banque' },
  'debt-limit': { de: 'Grenze der Bankschulden', en: 'Limit of bank debts', fr: 'Limite des dettes envers la banque' },
  building: { de: 'Häuser und Hotels', en: 'Houses and hotels', fr: 'Maisons et hôtels' },
  cards: { de: 'Kartenstapel, die wiederkehren', en: 'Decks that come round', fr: 'Paquets de cartes qui tournent' },
  ending: { de: 'Ende des Spiels', en: 'End of the game', fr: 'Fin de la partie' },
  estate: { de: 'Nachlass an die Bank', en: 'Estates of the bank', fr: 'Successions revenant à la banque' },
  'event-cards': { de: 'Karten, die abgelegt werden', en: 'Cards that are laid aside', fr: 'Cartes mises de côté' },
  'finite-bank': { de: 'Endliche Bank', en: 'Finite bank', fr: 'Banque aux fonds limités' },
  deal: { de: 'Verteilte Grundstücke', en: 'Dealt properties', fr: 'Propriétés distribuées' },
  'first-throw': { de: 'Der höchste Wurf beginnt', en: 'The highest throw begins', fr: 'Le plus haut lancer commence' },
  'jail-roll': { de: 'Gefängnis: Pasch oder Freikauf', en: 'Jail: doubles or bail', fr: 'Prison : double ou caution' },
  'jail-sit': { de: 'Gefängnis: aussetzen', en: 'Jail: sitting it out', fr: 'Prison : passer des tours' },
  landing: { de: 'Start, Steuern und Parken', en: 'Start, taxes and parking', fr: 'Départ, taxes et parking' },
  partial: { de: 'Zahlen, was da ist', en: 'Paying what is there', fr: 'Payer ce qu’on a' },
  'prison-bail': {
    de: 'Gefängnis: Freikauf von Runde zu Runde',
    en: 'Jail: bail from round to round',
    fr: 'Prison : caution de manche en manche',
  },
  protection: { de: 'Geschäfte aus dem Gefängnis', en: 'Deals from jail', fr: 'Affaires conclues en prison' },
  purchase: { de: 'Kauf von Grundstücken', en: 'Buying property', fr: 'Achat de propriétés' },
  rent: { de: 'Miete', en: 'Rent', fr: 'Loyer' },
  'risk-field': { de: 'Risikofeld', en: 'Risk field', fr: 'Case à risque' },
  settle: { de: 'Besitz zu Geld machen', en: 'Raising money', fr: 'Transformer ses biens en argent' },
  shortage: { de: 'Knappe Gebäude', en: 'Shortage of buildings', fr: 'Pénurie de bâtiments' },
  'speed-die': { de: 'Tempowürfel', en: 'Speed die', fr: 'Dé rapide' },
  turn: { de: 'Der Zug', en: 'The turn', fr: 'Le tour' },
}

/** What policies are about that nobody is asked. */
const POLICIES: Readonly<Record<string, Told>> = {
  eliminate: { de: 'Wer nicht mehr zahlen kann', en: 'Who can no longer pay', fr: 'Qui ne peut plus payer' },
  fallsShort: { de: 'Fehlendes Geld', en: 'Missing money', fr: 'L’argent qui manque' },
  onJail: { de: 'Das Gefängnisfeld', en: 'The jail space', fr: 'La case Prison' },
  onGoToJail: {
    de: 'Das Feld, das ins Gefängnis schickt',
    en: 'The space that sends to jail',
    fr: 'La case qui envoie en prison',
  },
  raisable: {
    de: 'Was sich zu Geld machen lässt',
    en: 'What can be turned into money',
    fr: 'Ce qui peut être transformé en argent',
  },
  inherited: {
    de: 'Was Gläubiger erben würden',
    en: 'What creditors would inherit',
    fr: 'Ce dont les créanciers hériteraient',
  },
  liability: { de: 'Geschäfte von Schuldnern', en: 'Deals of debtors', fr: 'Les affaires des débiteurs' },
  bought: { de: 'Ein Kauf', en: 'A purchase', fr: 'Un achat' },
  bidders: {
    de: 'Wer auf ein Grundstück bieten darf',
    en: 'Who may bid for a property',
    fr: 'Qui peut enchérir sur une propriété',
  },
  pieceStep: {
    de: 'Der Mindestschritt bei Gebäuden',
    en: 'The least step for buildings',
    fr: 'L’écart minimal entre enchères sur les bâtiments',
  },
  onesOnlyMoved: {
    de: 'Zwei Einsen, die ins Gefängnis führen',
    en: 'Two ones that lead to jail',
    fr: 'Deux 1 qui mènent en prison',
  },
  roundsEnd: { de: 'Wo eine Runde endet', en: 'Where a round ends', fr: 'Où finit une manche' },
  bankLimit: { de: 'Was die Bank zahlen kann', en: 'What the bank can pay', fr: 'Ce que la banque peut payer' },
  ownDeed: { de: 'Das eigene Grundstück', en: 'A property of your own', fr: 'Une propriété à soi' },
  leavesMore: { de: 'Was außerdem hinterlassen wird', en: 'What else is left', fr: 'Ce qui est légué en plus' },
  received: { de: 'Erhaltenes', en: 'What is received', fr: 'Ce qui est reçu' },
  rentThrow: { de: 'Der Wurf für die Miete', en: 'The throw for the rent', fr: 'Le lancer pour le loyer' },
  income: { de: 'Einnahmen', en: 'Income', fr: 'Les revenus' },
  onStreet: { de: 'Eine Straße', en: 'A street', fr: 'Une rue' },
  onStation: { de: 'Ein Bahnhof', en: 'A station', fr: 'Une gare' },
  onUtility: { de: 'Ein Werk', en: 'A utility', fr: 'Un service' },
  ladder: { de: 'Die Stufen beim Bauen', en: 'The levels of building', fr: 'Les niveaux de construction' },
}

const NOTHING: Told = { de: 'nichts davon', en: 'nothing of it', fr: 'rien de cela' }

/** What people call a built-in chapter. */
export function chapterName(name: string): Told | undefined {
  return houseChapters.get(name)?.title ?? CHAPTERS[name]
}

/** What people are asked by a built-in policy, or what it is about. */
export function policyName(name: string): Told | undefined {
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
