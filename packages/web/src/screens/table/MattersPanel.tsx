import { PARTS } from '../../parts/parts.ts'

/** What you may do without being asked. (What you are asked is decided on above.) */
export function MattersPanel() {
  return PARTS.map(({ chapter, matters: Matters }) => Matters && <Matters key={chapter} />)
}
