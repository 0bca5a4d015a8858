import type { Chapter } from '@hausregeln/engine'
import { advice } from './advice.ts'
import { ride } from './ride.ts'
import { vocabulary } from './vocabulary.ts'

/** A player whose turn begins on their own station may take the train to another instead of throwing. */
export const railway: Chapter = {
  name: 'railway',
  title: { de: 'Mit dem Zug von Bahnhof zu Bahnhof', en: 'By train from station to station' },
  vocabulary: [vocabulary],
  slots: ['railway'],
  actions: [ride],
  needs: ['turn', 'rent'],
  advice,
}
