/** The languages in which a workbook can be written. */
export const WORKBOOK_LANGUAGES = ['de', 'en'] as const
