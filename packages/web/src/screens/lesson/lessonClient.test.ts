import { loadLesson } from '@hausregeln/rulebooks/lesson/files/index.ts'
import { loadRulebook } from '@hausregeln/rulebooks/load.ts'
import { expect, it } from 'vitest'
import { LessonClient } from './lessonClient.ts'

it('no coach sits at the table of a lesson: its steps say what is to be done', async () => {
  const [rulebook, lesson] = await Promise.all([loadRulebook('classic'), loadLesson('classic')])
  if (rulebook === undefined || lesson === undefined) throw new Error('no lesson')
  expect(new LessonClient(rulebook, lesson).view().table.snapshot.settings).toMatchObject({ coach: false })
})
