import type { Tongue } from '../tongue.ts'
import { actions } from './actions.ts'
import { endings } from './endings.ts'
import { events } from './events.ts'
import { options } from './options.ts'
import { payment, payments } from './payments.ts'
import { questions } from './questions.ts'
import { refusals } from './refusals.ts'
import { interestDue, lastShare, offer } from './trade.ts'

export const german: Tongue = {
  events,
  payments,
  payment,
  refusals,
  actions,
  questions,
  offer,
  interestDue,
  lastShare,
  endings,
  options,
}
