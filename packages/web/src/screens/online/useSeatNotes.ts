import { isBotName } from '@hausregeln/bots/names.ts'
import type { SeatState } from '@hausregeln/protocol'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import type { Room } from '@hausregeln/view-kit/room/room.ts'
import { botWord } from '../botWords.ts'
import { screenTexts } from '../texts.ts'
import { peopleTexts, programNow } from './peopleTexts.ts'
import { onlineTexts } from './texts.ts'

/** What is worth knowing about who sits there. */
export function useSeatNotes(room: Room, { guest, bot, standIn, name, program }: SeatState): readonly string[] {
  const texts = useTexts(onlineTexts)
  const screen = useTexts(screenTexts)
  const people = useTexts(peopleTexts)
  const plays = bot ?? standIn
  const house = plays !== null && isBotName(plays) ? [botWord(screen, plays)] : []
  const botName =
    program === undefined ? house : [programNow(people, program.out ?? null, room.programs.includes(program.id))]
  if (bot !== null) return botName
  if (guest === null) return name === null ? [] : [texts.noDevice]
  const host = guest === room.table?.host.id
  return [
    ...(guest === room.guest?.id ? [texts.you] : []),
    ...(host ? [room.table?.settings.companion ? texts.keeps : texts.host] : []),
    ...(room.here.includes(guest) ? [] : [texts.away]),
    ...botName,
  ]
}
