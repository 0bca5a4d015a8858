import { oneBeat, type Scenes } from '@hausregeln/engine/kit/scene/scene.ts'

const DEBT_TIME = 700
const BANKRUPT_TIME = 1600

export const scenes: Scenes = {
  debtOpened: () => oneBeat(DEBT_TIME),
  bankrupt: () => oneBeat(BANKRUPT_TIME, null, 'ruin'),
}
