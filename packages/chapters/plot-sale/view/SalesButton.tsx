import { Button } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { Coins } from 'lucide-react'
import { useState } from 'react'
import { SalesDialog } from './SalesDialog.tsx'
import { mayTrySale } from './sales.ts'
import { plotSaleTexts } from './texts.ts'

/** The way to sales to the bank, where they have their time: as long as something can be sold now. */
export function SalesButton() {
  const { gameView, me, rulebook } = useTable()
  const texts = useTexts(plotSaleTexts)
  const [open, setOpen] = useState(false)
  if (me < 0 || !rulebook.book.chapters.has('plot-sale')) return null
  return (
    <>
      {mayTrySale(gameView, me) && (
        <Button look="quiet" icon={<Coins size={18} aria-hidden />} onClick={() => setOpen(true)}>
          {texts.sell}
        </Button>
      )}
      <SalesDialog open={open} onClose={() => setOpen(false)} />
    </>
  )
}
