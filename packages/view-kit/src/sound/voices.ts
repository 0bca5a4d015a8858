import type { Sound } from '@hausregeln/engine/kit/scene/sound.ts'
import type { Body, Stroke } from './synth.ts'

/** Tones one after the other: where each begins, and its pitch. */
function tune(
  of: Body,
  loud: number,
  length: number,
  ...notes: readonly (readonly [at: number, pitch: number])[]
): Stroke[] {
  return notes.map(([at, pitch]) => ({ at, length, of, pitch, loud }))
}

/** A die that jumps on wood: a knock and the rattle of it. */
function knock(at: number, pitch: number, loud: number): Stroke[] {
  return [
    { at, length: 70, of: 'wood', pitch, loud: loud * 0.7 },
    { at, length: 26, of: 'air', pitch: pitch * 4, loud: loud * 0.33, rises: 1 },
  ]
}

/** A coin. */
function coin(at: number, pitch: number, loud: number): Stroke[] {
  return [{ at, length: 190, of: 'metal', pitch, loud, rises: 1 }]
}

// Pitches of the notes of which the tunes are made, in hertz.
const [G3, C4, E4, G4, B4, C5, D5, E5, G5, A5, C6] = [196, 262, 330, 392, 494, 523, 587, 659, 784, 880, 1047]

/** What each sound is made of. They are ours: strokes on wood, metal and glass, reckoned by `synth.ts`. */
export const VOICES: Readonly<Record<Sound, readonly Stroke[]>> = {
  // Both dice fall, jump lower and lower, and lie when the scene says so (`THROW_TIME`).
  throw: [
    ...knock(40, 410, 0.9),
    ...knock(95, 520, 0.76),
    ...knock(230, 450, 0.72),
    ...knock(300, 560, 0.61),
    ...knock(440, 480, 0.54),
    ...knock(525, 600, 0.43),
    ...knock(640, 500, 0.4),
    ...knock(730, 620, 0.29),
    ...knock(820, 520, 0.23),
    ...knock(905, 640, 0.18),
  ],
  step: [
    { at: 0, length: 80, of: 'wood', pitch: 300, to: 250, loud: 0.84 },
    { at: 0, length: 18, of: 'air', pitch: 1800, loud: 0.18, rises: 1 },
  ],
  moneyIn: [...coin(0, 1750, 0.26), ...coin(90, 2080, 0.3), ...coin(170, 2620, 0.26)],
  moneyOut: [...coin(0, 2200, 0.3), ...coin(90, 1850, 0.28), ...coin(180, 1470, 0.25)],
  card: [
    { at: 0, length: 170, of: 'air', pitch: 900, to: 4200, loud: 1, rises: 70 },
    { at: 150, length: 60, of: 'wood', pitch: 620, loud: 0.66 },
  ],
  bid: [{ at: 0, length: 150, of: 'glass', pitch: D5, to: E5, loud: 0.58 }],
  gavel: [
    { at: 0, length: 160, of: 'wood', pitch: 190, to: 160, loud: 0.6, rises: 1 },
    { at: 0, length: 40, of: 'air', pitch: 1100, loud: 0.21, rises: 1 },
    { at: 210, length: 260, of: 'wood', pitch: 175, to: 145, loud: 0.62, rises: 1 },
    { at: 210, length: 50, of: 'air', pitch: 1000, loud: 0.21, rises: 1 },
  ],
  house: [
    { at: 0, length: 90, of: 'wood', pitch: 520, loud: 0.42, rises: 1 },
    { at: 130, length: 90, of: 'wood', pitch: 560, loud: 0.42, rises: 1 },
    { at: 260, length: 190, of: 'wood', pitch: 700, loud: 0.46, rises: 1 },
  ],
  jail: [
    { at: 0, length: 480, of: 'metal', pitch: 220, to: 210, loud: 0.5, rises: 1 },
    { at: 0, length: 60, of: 'air', pitch: 700, loud: 0.21, rises: 1 },
    { at: 150, length: 420, of: 'metal', pitch: 165, to: 155, loud: 0.42, rises: 1 },
  ],
  yourTurn: tune('glass', 0.34, 420, [0, E5], [130, A5]),
  offer: tune('glass', 0.3, 340, [0, G5], [110, E5], [220, C6]),
  cheer: [...tune('soft', 0.26, 420, [0, C5], [110, E5], [220, G5]), ...tune('soft', 0.26, 620, [340, C6], [340, E5])],
  ruin: [
    ...tune('soft', 0.31, 480, [0, G4], [230, E4], [460, C4]),
    { at: 720, length: 880, of: 'soft', pitch: G3, to: 180, loud: 0.38, rises: 12 },
  ],
  win: [
    ...tune('soft', 0.19, 360, [0, G4], [140, C5], [280, E5]),
    ...tune('soft', 0.16, 520, [420, G5], [420, B4]),
    ...tune('soft', 0.145, 1300, [700, C6], [700, G5], [700, E5], [700, C5]),
    ...tune('glass', 0.07, 700, [900, C6 * 2], [1050, G5 * 2]),
  ],
}
