/** Ends the work of the coach that has come to a table; null: none has. So a table that has none need not load it. */
export const presence: { end: (() => void) | null } = { end: null }
