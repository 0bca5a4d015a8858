import { TableContext, useTable } from '@hausregeln/view-kit/table/context.ts'
import { type ReactNode, startTransition, useEffect, useState } from 'react'

/**
 * What of the table is drawn after what moves on it: it sees the table as it was until that has been drawn. So the page
 * hears touches between the two. `children`: drawn anew by what they see of the table alone.
 */
export function Later({ children }: { readonly children: ReactNode }) {
  const now = useTable()
  const [seen, setSeen] = useState(now)
  useEffect(() => startTransition(() => setSeen(now)), [now])
  return <TableContext value={seen}>{children}</TableContext>
}
