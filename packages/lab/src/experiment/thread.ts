import { findRulebook } from '@hausregeln/rulebooks'
import Tinypool from 'tinypool'
import { experimentOf } from './define.ts'
import { type AnyStudy, openStudy, type StudySum } from './open-study.ts'

let study: AnyStudy | null = null

/** What a thread of the pool does with a block: the experiment came with the thread. */
export default function playBlock(block: number): StudySum {
  study ??= openStudy(experimentOf(Tinypool.workerData), findRulebook).study
  return study.play(block)
}
