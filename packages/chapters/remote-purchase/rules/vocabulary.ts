import type { Vocabulary } from '@hausregeln/engine/core/vocabulary.ts'

/** Buying and building from afar. */
export const vocabulary = {
  slots: ['remoteBuy', 'remoteFirst', 'remoteBuild'],
  refusals: {
    noClaim: 'remoteBuy',
    deedTaken: 'remoteBuy',
    nobodyOnSpace: 'remoteBuy',
    remoteTooDear: 'remoteBuy',
    nobodyInGroup: 'remoteBuild',
    remoteBuildTooDear: 'remoteBuild',
  },
  actions: { buyRemote: 'deed', buildRemote: 'deed' },
} as const satisfies Vocabulary
