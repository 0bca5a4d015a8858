import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { deedForSale } from '@hausregeln/view-kit/table/deeds/lot.ts'
import { DeedStage } from '@hausregeln/view-kit/table/stage/DeedStage.tsx'
import { Stakes } from '@hausregeln/view-kit/table/stage/Stakes.tsx'
import { useStakes } from '@hausregeln/view-kit/table/stage/useStakes.ts'

/** A deed for sale: its card, and for who is asked what buying it changes. */
export default function BuyStage() {
  const { gameView } = useTable()
  const stakes = useStakes()
  return <DeedStage deed={deedForSale(gameView)}>{stakes && <Stakes stakes={stakes} />}</DeedStage>
}
