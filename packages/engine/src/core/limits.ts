/**
 * What a table can hold at most. A rulebook that needs more is refused when it is compiled;
 * an overflow while playing is an engine error and is thrown.
 */
export const SEATS = 8
export const SPACES = 64
export const DEEDS = 64
/** Words of a mask of deeds, a bit a deed. */
export const MASK_WORDS = 2
export const LEVELS = 10
export const DECKS = 3
export const DECK_CARDS = 32
export const FRAMES = 16
export const FRAME_WORDS = 16
export const DEMANDS = 8
export const OPTIONS = 16

/** Accounts beside the seats' own (account n = seat n). */
export const BANK = SEATS
export const POT = SEATS + 1
export const ACCOUNTS = SEATS + 2

/** Owner of a deed, holder of a jail card: nobody. */
export const NOBODY = -1

/** The greatest amount that an action can name. */
export const MAX_AMOUNT = (1 << 22) - 1
