/** Why a bar is there whose person is being erased, and one whose person has been. */
export const ERASING = 'Is being erased'
export const ERASED = 'Erased'
/** Why one is there of which only the journal knows. */
export const NOTED = 'Noted in the journal'
