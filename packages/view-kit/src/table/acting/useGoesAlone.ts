import { ANSWERS } from '../../game/settings/answering.ts'
import { useStoredChoice } from '../../i18n/index.ts'
import { useTable } from '../context.ts'

/** Whether the table and this page let a game go on by itself for the person who acts here. */
export function useGoesAlone(): boolean {
  const { me, persons, keeper, snapshot } = useTable()
  const wanted = useStoredChoice(ANSWERS.only) === 'on'
  return wanted && snapshot.settings.goesOn !== false && !keeper && persons.includes(me)
}
