import { derive, type Rulebook, type SpaceDef } from '@hausregeln/engine'
import { classic } from '@hausregeln/rulebooks'
import { ruleTexts } from './paragraphs.ts'
import { ferry } from './rules/chapter.ts'
import './say/index.ts'

const harbour: SpaceDef = { kind: 'harbour', name: { de: 'Hafen', en: 'Harbour' } }
const spaces = classic.board.spaces.map((space) => (space.kind === 'parking' ? harbour : space))

/** The classic rules, with a harbour in place of the free car park. */
export const rulebook: Rulebook = derive(classic, {
  id: 'ferry',
  version: 1,
  title: { de: 'Fähre', en: 'Ferry' },
  and: [ferry],
  board: { ...classic.board, spaces },
  numbers: { fare: 80 },
  furtherTexts: ruleTexts,
  paragraphs: { 'F-1.1': ['ferry'] },
})
