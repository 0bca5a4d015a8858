import type { RuleText } from '@hausregeln/engine'

/** The paragraph that the ferry adds to the classic ones. */
export const ruleTexts: Readonly<Record<string, RuleText>> = {
  'F-1.1': {
    title: { de: 'Die Fähre', en: 'The ferry' },
    source: {
      de: 'Wer am Hafen landet, darf gegen das Fahrgeld, das in den Topf kommt, mit der Fähre zu einem beliebigen Bahnhof fahren. Dort gilt, was auf dem Feld gilt.',
      en: 'A player who lands at the harbour may take the ferry to any station, for the fare, which goes to the pot. What holds on that space holds then.',
    },
  },
}
