import { TABLE_REFUSALS } from '@hausregeln/protocol'
import { Refused } from '../table/steps/refused.ts'

const MINUTE = 60
const HOUR = 3600

/** Refused now, and why; it may be asked again after so many seconds. */
export class Later extends Refused {
  readonly wait: number

  constructor(refusal: 'busy' | 'spent', wait: number) {
    super(refusal, TABLE_REFUSALS[refusal].replace('{when}', whenOf(wait)))
    this.wait = wait
  }
}

/** "in 40 seconds", "in 3 minutes", "in 2 hours". */
function whenOf(seconds: number): string {
  const [size, unit] = seconds < 2 * MINUTE ? [1, 'second'] : seconds < 2 * HOUR ? [MINUTE, 'minute'] : [HOUR, 'hour']
  return new Intl.RelativeTimeFormat('en').format(Math.ceil(seconds / Number(size)), unit as 'second')
}
