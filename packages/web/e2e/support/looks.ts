/** How screens are looked at: in each language and in each scheme once. No colour hangs on a language. */
export const LOOKS = [
  { locale: 'de-DE', colorScheme: 'dark' },
  { locale: 'en-GB', colorScheme: 'light' },
] as const
