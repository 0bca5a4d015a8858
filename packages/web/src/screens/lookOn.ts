import { NOBODY } from '@hausregeln/engine'
import type { Locale } from '@hausregeln/view-kit/i18n/index.ts'
import type { Shown } from '@hausregeln/view-kit/show/director.ts'
import type { TableScope } from '@hausregeln/view-kit/table/context.ts'

const nothing = () => undefined
const refused = () => Promise.reject(new Error('nobody acts here'))

/** Nobody acts where all look on. */
const NO_LINK: TableScope['client'] = {
  act: refused,
  enter: refused,
  undo: refused,
  give: refused,
  reveal: refused,
  corrections: null,
  whys: null,
  skip: refused,
  changeSettings: refused,
}

/** A table at which nobody sits, as it is shown: it is only looked at. */
export function lookedAt({ view, playing, moment, length }: Shown, locale: Locale): TableScope {
  return {
    ...view,
    client: NO_LINK,
    online: null,
    keeper: false,
    playing,
    moment: moment && { moment, length },
    locale,
    names: view.game.players.map((player) => player.name),
    me: NOBODY,
    persons: [],
    setMe: nothing,
    acted: nothing,
    shown: NOBODY,
    setShown: nothing,
    showSpace: nothing,
    showGroup: nothing,
    showRule: nothing,
    showTrade: nothing,
    picking: null,
    setPicking: nothing,
  }
}
