/** Written by build/startFacts.ts: how the built-in rulebooks introduce themselves. */
declare module 'virtual:introductions' {
  const introductions: Readonly<
    Record<
      import('@hausregeln/view-kit/i18n/locale.ts').Locale,
      () => Promise<{ readonly default: import('./introductions.ts').Introductions }>
    >
  >
  export default introductions
}
