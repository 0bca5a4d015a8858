import { useEffect } from 'react'

/** Whoever throws on a phone sees the dice roll and the piece walk: the board comes into sight when their scene begins. */
export function useBoardInSight(playing: boolean, isOwn: boolean): void {
  useEffect(() => {
    if (!playing || !isOwn) return
    const board = document.querySelector('.table__board .hr-board')
    const { top = 0, height = 0 } = board?.getBoundingClientRect() ?? {}
    // Dice lie in the middle: it has to be there, above the sheet.
    if (top < -height / 4) scrollTo({ top: 0, behavior: 'smooth' })
  }, [playing, isOwn])
}
