import { type Scenes, told } from '@hausregeln/engine/kit/scene/scene.ts'

/** Milliseconds in which a house is set up or taken away. */
const BUILD_TIME = 450

export const scenes: Scenes = {
  built: ({ deed, level }) =>
    told(
      BUILD_TIME,
      (s) => {
        s.level[deed] = level
      },
      'house',
    ),
  sold: ({ deed, level }) =>
    told(BUILD_TIME, (s) => {
      s.level[deed] = level
    }),
}
