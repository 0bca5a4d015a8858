import type { Telling } from '../telling.ts'

export const texts: Telling<'deeds'> = (say) => ({
  events: {
    ...say.deeds.event,
    deedMoved(event, v) {
      if (event.to < 0) return say.deeds.toBank(event, v)
      return event.from < 0 ? say.deeds.fromBank(event, v) : say.deeds.moved(event, v)
    },
  },
  refusals: say.deeds.refusal,
  actions: say.deeds.action,
})
