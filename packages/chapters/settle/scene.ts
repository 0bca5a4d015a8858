import { type Scenes, told } from '@hausregeln/engine/kit/scene/scene.ts'

const DEBT_TIME = 700
const BANKRUPT_TIME = 1600

export const scenes: Scenes = {
  debtOpened: () => told(DEBT_TIME),
  bankrupt: () => told(BANKRUPT_TIME, null, 'ruin'),
}
