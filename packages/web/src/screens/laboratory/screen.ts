import { bringLab } from '@hausregeln/lab/say.ts'
import { bringFaults } from '@hausregeln/rulebooks/texts/bring-words.ts'
import { need } from '@hausregeln/view-kit/i18n/spoken.ts'
import LaboratoryScreen from './LaboratoryScreen.tsx'
import WhatIf from './seen/WhatIf.tsx'

/** The laboratory with what it says. Rejects if that cannot be fetched. */
export async function laboratoryScreen(): Promise<typeof LaboratoryScreen> {
  await Promise.all([need(bringLab), need(bringFaults)])
  return LaboratoryScreen
}

/** The same at a table. */
export async function whatIf(): Promise<typeof WhatIf> {
  await Promise.all([need(bringLab), need(bringFaults)])
  return WhatIf
}
