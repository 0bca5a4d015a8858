import { oneBeat, type Scenes } from '@hausregeln/engine/kit/scene/scene.ts'

const SHARES_TIME = 500
const REPORT_TIME = 900
const TAKEOVER_TIME = 1600

export const scenes: Scenes = {
  sharesMoved: () => oneBeat(SHARES_TIME, null, 'card'),
  reported: () => oneBeat(REPORT_TIME),
  takenOver: () => oneBeat(TAKEOVER_TIME, null, 'gavel'),
}
