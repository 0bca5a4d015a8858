type ByLanguage<T> = Readonly<
  Record<import('@hausregeln/view-kit/i18n/locale.ts').Locale, () => Promise<{ readonly default: T }>>
>

/** Written by build/startFacts.ts. */
declare module 'virtual:start-facts' {
  const facts: ByLanguage<import('./start.ts').StartFacts>
  export default facts
}

/** Written by build/startFacts.ts: how the rulebooks differ, their answers in the order of the facts' books. */
declare module 'virtual:comparison' {
  const rows: ByLanguage<readonly import('./start.ts').ComparedRow[]>
  export default rows
}
