import type { Part } from '@hausregeln/view-kit/table/part.ts'
import { BusinessPart } from './BusinessPart.tsx'
import { remoteStreets } from './remote.ts'
import { StreetBusiness } from './StreetBusiness.tsx'

/** Buying and building from afar. */
export const remotePurchasePart: Part = {
  chapter: 'remote-purchase',
  place: 170,
  notices: [{ on: ['throw', 'endTurn'], show: BusinessPart }],
  deedBusiness: StreetBusiness,
  reaches: { buyRemote: (l, seat, deed) => remoteStreets(l, seat).includes(deed) },
}
