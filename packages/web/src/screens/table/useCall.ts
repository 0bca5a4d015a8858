import { call } from '@hausregeln/view-kit/game/settings/calling.ts'
import { textIn, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import type { TableScope } from '@hausregeln/view-kit/table/context.ts'
import { openDemands, openSerials } from '@hausregeln/view-kit/table/matters.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { useEffect, useRef } from 'react'

/** People who have touched the page this short a time ago see for themselves that they are asked, in milliseconds. */
const ATTENTIVE = 15_000

/** When somebody last touched the page, by `performance.now`. */
let touched = Number.NEGATIVE_INFINITY
const touch = () => {
  touched = performance.now()
}

/**
 * Calls who has turned away when they are asked for something. `more`: what else asks for them, such as a vote, and a
 * number that grows with it. Returns the page's title, which says whose turn it is.
 */
export function useCall({ gameView, game, persons, rulebook, locale, names }: TableScope, more: number): string {
  const texts = useTexts(tableTexts)
  const { must, turnSeat, over } = gameView.s
  const decides = game.persons.some((seat) => (must >>> seat) & 1)
  const offered = persons.some((seat) => openSerials(gameView, seat, 'refuse').length > 0)
  const asked = over === 0 && (decides || offered || openDemands(gameView, persons).length > 0)
  const alone = game.persons.length === 1
  const words = asked && alone ? texts.yourCall : over === 0 ? texts.callOf(names[turnSeat] ?? '') : texts.over
  useEffect(() => {
    addEventListener('pointerdown', touch)
    addEventListener('keydown', touch)
    return () => {
      removeEventListener('pointerdown', touch)
      removeEventListener('keydown', touch)
    }
  }, [])
  const known = useRef({ asked, more })
  useEffect(() => {
    const { asked: before, more: moreBefore } = known.current
    known.current = { asked, more }
    const isNew = (asked && !before) || more > moreBefore
    if (isNew && (document.hidden || performance.now() - touched > ATTENTIVE)) call(words)
  }, [asked, more, words])
  return `${words} · ${textIn(rulebook.title, locale)}`
}
