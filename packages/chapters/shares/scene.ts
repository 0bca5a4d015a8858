import { type Scenes, told } from '@hausregeln/engine/kit/scene/scene.ts'

const SHARES_TIME = 500
const REPORT_TIME = 900
const TAKEOVER_TIME = 1600

export const scenes: Scenes = {
  sharesMoved: () => told(SHARES_TIME, null, 'card'),
  reported: () => told(REPORT_TIME),
  takenOver: () => told(TAKEOVER_TIME, null, 'gavel'),
}
