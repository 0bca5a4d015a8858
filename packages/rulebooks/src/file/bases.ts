/** The built-in rulebooks that a file can extend. */
export const BASES = ['classic', 'stadium', 'simplified', 'exchange', 'euronopoly'] as const
export type Base = (typeof BASES)[number]
