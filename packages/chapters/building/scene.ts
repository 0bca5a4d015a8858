import { oneBeat, type Scenes } from '@hausregeln/engine/kit/scene/scene.ts'

/** Milliseconds in which a house is set up or taken away. */
const BUILD_TIME = 450

export const scenes: Scenes = {
  built: ({ deed, level }) =>
    oneBeat(
      BUILD_TIME,
      (s) => {
        s.level[deed] = level
      },
      'house',
    ),
  sold: ({ deed, level }) =>
    oneBeat(BUILD_TIME, (s) => {
      s.level[deed] = level
    }),
}
