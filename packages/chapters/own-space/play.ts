import type { Play } from '@hausregeln/engine/kit/play.ts'
import { housePriceHere, wholeGroupPart } from './rules/own-space.ts'

export const play: Play = { buildingHere: { price: housePriceHere, partOfWhole: wholeGroupPart } }
