import { frameNumber, type Vocabulary } from '../../core/vocabulary.ts'

/** Money that moves, and what is owed. */
export const vocabulary = {
  slots: ['debt', 'salary', 'salaryLand', 'pot'],
  refusals: {
    noSuchMoney: 'material',
    debtFirst: 'debt',
  },
  events: {
    moneyMoved: ['from', 'to', 'amount', 'deed'],
  },
  options: ['freeParkingPot'],
  frames: ['debt'],
} as const satisfies Vocabulary

/** The frame of this name, as it lies in the agenda. */
export const DEBT_FRAME = frameNumber('debt')
