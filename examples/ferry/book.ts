import { derive, type Rulebook } from '@hausregeln/engine'
import { classic } from '@hausregeln/rulebooks'
import { ferry } from './chapter.ts'
import { ruleTexts } from './rules.ts'
import './texts/index.ts'

/** The classic rules, with a harbour. */
export const rulebook: Rulebook = derive(classic, {
  id: 'ferry',
  version: 1,
  title: { de: 'Fähre', en: 'Ferry' },
  and: [ferry],
  choose: { onParking: 'ferry' },
  numbers: { fare: 80 },
  furtherTexts: ruleTexts,
  paragraphs: { 'F-1.1': ['ferry'] },
})
