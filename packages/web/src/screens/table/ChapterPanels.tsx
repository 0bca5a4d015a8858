import { PARTS } from '../../parts/parts.ts'

/** The panels of chapters beside the board, above or below what one holds. */
export function ChapterPanels({ at }: { readonly at: 'above' | 'below' }) {
  return PARTS.map(({ chapter, panel }) => {
    if (panel?.at !== at) return null
    const Show = panel.show
    return <Show key={chapter} />
  })
}
