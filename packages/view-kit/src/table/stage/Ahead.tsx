import { Footprints, TriangleAlert } from 'lucide-react'
import { formatNumber, useTexts } from '../../i18n/index.ts'
import { useTable } from '../context.ts'
import { deedName } from '../names.ts'
import type { Toll } from '../stakes/ahead.ts'
import { Fact } from './Fact.tsx'
import { stageTexts } from './texts.ts'

interface AheadProps {
  /** The dearest rent within reach; null: none is. */
  readonly ahead: Toll | null
  /** Whether it could be paid. */
  readonly covers: boolean
}

/** The dearest rent that the next throw can bring. */
export function Ahead({ ahead, covers }: AheadProps) {
  const { rulebook, locale, names } = useTable()
  const texts = useTexts(stageTexts)
  if (ahead === null) return <Fact icon={<Footprints size={16} aria-hidden />} label={texts.noRentAhead} />
  const Icon = covers ? Footprints : TriangleAlert
  const where = texts.aheadOf(deedName(rulebook, ahead.deed, locale), names[ahead.owner] ?? '')
  return (
    <Fact
      icon={<Icon size={16} aria-hidden />}
      label={texts.rentAhead}
      note={covers ? where : `${where}: ${texts.notCovered}`}
      bad={!covers}
    >
      {formatNumber(locale, ahead.amount)}
    </Fact>
  )
}
