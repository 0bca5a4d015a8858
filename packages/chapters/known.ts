// Written by `npm run chapters` from the folders beside it; a test holds it against them.

// The words, questions, answers, numbers and sections of the built-in chapters, by type: a program that imports this file,
// by type alone, knows them.
declare module '@hausregeln/engine/core/known.ts' {
  interface Vocabularies {
    readonly adjust: typeof import('./adjust/rules/vocabulary.ts').vocabulary
    readonly apartments: typeof import('./apartments/rules/vocabulary.ts').vocabulary
    readonly 'auction-open': typeof import('./auction-open/rules/vocabulary.ts').vocabulary
    readonly 'auction-sealed': typeof import('./auction-sealed/rules/vocabulary.ts').vocabulary
    readonly 'bank-debt': typeof import('./bank-debt/rules/vocabulary.ts').vocabulary
    readonly building: typeof import('./building/rules/vocabulary.ts').vocabulary
    readonly 'card-choice': typeof import('./card-choice/rules/vocabulary.ts').vocabulary
    readonly cards: typeof import('./cards/rules/vocabulary.ts').vocabulary
    readonly claims: typeof import('./claims/rules/vocabulary.ts').vocabulary
    readonly ending: typeof import('./ending/rules/vocabulary.ts').vocabulary
    readonly estate: typeof import('./estate/rules/vocabulary.ts').vocabulary
    readonly 'event-cards': typeof import('./event-cards/rules/vocabulary.ts').vocabulary
    readonly 'finite-bank': typeof import('./finite-bank/rules/vocabulary.ts').vocabulary
    readonly 'first-throw': typeof import('./first-throw/rules/vocabulary.ts').vocabulary
    readonly 'free-space': typeof import('./free-space/rules/vocabulary.ts').vocabulary
    readonly 'income-tax': typeof import('./income-tax/rules/vocabulary.ts').vocabulary
    readonly 'jail-roll': typeof import('./jail-roll/rules/vocabulary.ts').vocabulary
    readonly 'jail-sit': typeof import('./jail-sit/rules/vocabulary.ts').vocabulary
    readonly landing: typeof import('./landing/rules/vocabulary.ts').vocabulary
    readonly mortgage: typeof import('./mortgage/rules/vocabulary.ts').vocabulary
    readonly 'own-space': typeof import('./own-space/rules/vocabulary.ts').vocabulary
    readonly 'owner-auction': typeof import('./owner-auction/rules/vocabulary.ts').vocabulary
    readonly partial: typeof import('./partial/rules/vocabulary.ts').vocabulary
    readonly 'plot-sale': typeof import('./plot-sale/rules/vocabulary.ts').vocabulary
    readonly 'prison-bail': typeof import('./prison-bail/rules/vocabulary.ts').vocabulary
    readonly protection: typeof import('./protection/rules/vocabulary.ts').vocabulary
    readonly purchase: typeof import('./purchase/rules/vocabulary.ts').vocabulary
    readonly 'remote-purchase': typeof import('./remote-purchase/rules/vocabulary.ts').vocabulary
    readonly rent: typeof import('./rent/rules/vocabulary.ts').vocabulary
    readonly 'risk-field': typeof import('./risk-field/rules/vocabulary.ts').vocabulary
    readonly settle: typeof import('./settle/rules/vocabulary.ts').vocabulary
    readonly shares: typeof import('./shares/rules/vocabulary.ts').vocabulary
    readonly shortage: typeof import('./shortage/rules/vocabulary.ts').vocabulary
    readonly 'speed-die': typeof import('./speed-die/rules/vocabulary.ts').vocabulary
    readonly trade: typeof import('./trade/rules/vocabulary.ts').vocabulary
    readonly turn: typeof import('./turn/rules/vocabulary.ts').vocabulary
    readonly 'wealth-tax': typeof import('./wealth-tax/rules/vocabulary.ts').vocabulary
  }
  interface Policies {
    readonly 'auction-open': typeof import('./auction-open/rules/policies.ts').policies
    readonly 'auction-sealed': typeof import('./auction-sealed/rules/policies.ts').policies
    readonly building: typeof import('./building/rules/policies.ts').policies
    readonly ending: typeof import('./ending/rules/policies.ts').policies
    readonly estate: typeof import('./estate/rules/policies.ts').policies
    readonly 'first-throw/deal': typeof import('./first-throw/rules/policies.ts').dealPolicies
    readonly 'jail-roll': typeof import('./jail-roll/rules/policies.ts').policies
    readonly landing: typeof import('./landing/rules/policies.ts').policies
    readonly purchase: typeof import('./purchase/rules/policies.ts').policies
    readonly rent: typeof import('./rent/rules/policies.ts').policies
    readonly 'risk-field': typeof import('./risk-field/rules/policies.ts').policies
    readonly settle: typeof import('./settle/rules/policies.ts').policies
    readonly trade: typeof import('./trade/rules/policies.ts').policies
    readonly turn: typeof import('./turn/rules/policies.ts').policies
    readonly 'wealth-tax': typeof import('./wealth-tax/rules/policies.ts').policies
  }
  interface Sections {
    readonly 'auction-sealed': typeof import('./auction-sealed/rules/section.ts').section
    readonly money: typeof import('./bank-debt/rules/section.ts').section
    readonly claims: typeof import('./claims/rules/section.ts').section
    readonly ending: typeof import('./ending/rules/section.ts').section
    readonly 'free-space': typeof import('./free-space/rules/section.ts').section
    readonly mortgage: typeof import('./mortgage/rules/section.ts').section
    readonly rent: typeof import('./rent/rules/section.ts').section
    readonly shares: typeof import('./shares/rules/section.ts').section
    readonly shortage: typeof import('./shortage/rules/section.ts').section
    readonly trade: typeof import('./trade/rules/section.ts').section
    readonly turn: typeof import('./turn/rules/section.ts').section
    readonly 'wealth-tax': typeof import('./wealth-tax/rules/section.ts').section
  }
  interface OfferedChoices {
    readonly apartments: typeof import('./apartments/rules/choices.ts').choices
    readonly 'auction-open': typeof import('./auction-open/rules/choices.ts').choices
    readonly 'auction-sealed': typeof import('./auction-sealed/rules/choices.ts').choices
    readonly 'bank-debt': typeof import('./bank-debt/rules/choices.ts').choices
    readonly 'bank-debt/limit': typeof import('./bank-debt/rules/choices.ts').limitChoices
    readonly building: typeof import('./building/rules/choices.ts').choices
    readonly 'card-choice': typeof import('./card-choice/rules/choices.ts').choices
    readonly cards: typeof import('./cards/rules/choices.ts').choices
    readonly claims: typeof import('./claims/rules/choices.ts').choices
    readonly ending: typeof import('./ending/rules/choices.ts').choices
    readonly estate: typeof import('./estate/rules/choices.ts').choices
    readonly 'event-cards': typeof import('./event-cards/rules/choices.ts').choices
    readonly 'finite-bank': typeof import('./finite-bank/rules/choices.ts').choices
    readonly 'first-throw': typeof import('./first-throw/rules/choices.ts').choices
    readonly 'first-throw/deal': typeof import('./first-throw/rules/choices.ts').dealChoices
    readonly 'free-space': typeof import('./free-space/rules/choices.ts').choices
    readonly 'income-tax': typeof import('./income-tax/rules/choices.ts').choices
    readonly 'jail-roll': typeof import('./jail-roll/rules/choices.ts').choices
    readonly 'jail-sit': typeof import('./jail-sit/rules/choices.ts').choices
    readonly landing: typeof import('./landing/rules/choices.ts').choices
    readonly 'own-space': typeof import('./own-space/rules/choices.ts').choices
    readonly partial: typeof import('./partial/rules/choices.ts').choices
    readonly 'prison-bail': typeof import('./prison-bail/rules/choices.ts').choices
    readonly protection: typeof import('./protection/rules/choices.ts').choices
    readonly purchase: typeof import('./purchase/rules/choices.ts').choices
    readonly rent: typeof import('./rent/rules/choices.ts').choices
    readonly 'risk-field': typeof import('./risk-field/rules/choices.ts').choices
    readonly settle: typeof import('./settle/rules/choices.ts').choices
    readonly shares: typeof import('./shares/rules/choices.ts').choices
    readonly shortage: typeof import('./shortage/rules/choices.ts').choices
    readonly 'speed-die': typeof import('./speed-die/rules/choices.ts').choices
    readonly trade: typeof import('./trade/rules/choices.ts').choices
    readonly turn: typeof import('./turn/rules/choices.ts').choices
    readonly 'wealth-tax': typeof import('./wealth-tax/rules/choices.ts').choices
  }
  interface OfferedNumbers {
    readonly apartments: typeof import('./apartments/rules/choices.ts').numbers
    readonly 'auction-open': typeof import('./auction-open/rules/numbers.ts').numbers
    readonly 'auction-sealed': typeof import('./auction-sealed/rules/choices.ts').numbers
    readonly building: typeof import('./building/rules/choices.ts').numbers
    readonly claims: typeof import('./claims/rules/choices.ts').numbers
    readonly ending: typeof import('./ending/rules/choices.ts').numbers
    readonly 'finite-bank': typeof import('./finite-bank/rules/choices.ts').numbers
    readonly 'first-throw/deal': typeof import('./first-throw/rules/choices.ts').dealNumbers
    readonly 'income-tax': typeof import('./income-tax/rules/choices.ts').numbers
    readonly 'jail-roll': typeof import('./jail-roll/rules/choices.ts').numbers
    readonly 'jail-sit': typeof import('./jail-sit/rules/choices.ts').numbers
    readonly landing: typeof import('./landing/rules/choices.ts').numbers
    readonly mortgage: typeof import('./mortgage/rules/numbers.ts').numbers
    readonly 'own-space': typeof import('./own-space/rules/choices.ts').numbers
    readonly 'owner-auction': typeof import('./owner-auction/rules/numbers.ts').numbers
    readonly 'prison-bail': typeof import('./prison-bail/rules/choices.ts').numbers
    readonly protection: typeof import('./protection/rules/choices.ts').numbers
    readonly purchase: typeof import('./purchase/rules/choices.ts').numbers
    readonly rent: typeof import('./rent/rules/choices.ts').numbers
    readonly 'risk-field': typeof import('./risk-field/rules/choices.ts').numbers
    readonly settle: typeof import('./settle/rules/choices.ts').numbers
    readonly shares: typeof import('./shares/rules/choices.ts').numbers
    readonly 'speed-die': typeof import('./speed-die/rules/choices.ts').numbers
    readonly trade: typeof import('./trade/rules/numbers.ts').numbers
    readonly turn: typeof import('./turn/rules/choices.ts').numbers
    readonly 'wealth-tax': typeof import('./wealth-tax/rules/choices.ts').numbers
  }
}

export {}
