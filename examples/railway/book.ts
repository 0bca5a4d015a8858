import { derive, type Rulebook } from '@hausregeln/engine'
import { classic } from '@hausregeln/rulebooks'
import { ruleTexts } from './paragraphs.ts'
import { railway } from './rules/chapter.ts'
import './say/index.ts'

/** The classic rules, and trains. */
export const rulebook: Rulebook = derive(classic, {
  id: 'railway',
  version: 1,
  title: { de: 'Eisenbahn', en: 'Railway' },
  and: [railway],
  furtherTexts: ruleTexts,
  paragraphs: { 'R-1.1': ['railway'] },
})
