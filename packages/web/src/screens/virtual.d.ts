/** Written by build/startFacts.ts. */
declare module 'virtual:start-facts' {
  const facts: import('./start.ts').StartFacts
  export default facts
}

/** Written by build/startFacts.ts: how the rulebooks differ, their answers in the order of the facts' books. */
declare module 'virtual:comparison' {
  const rows: readonly import('@hausregeln/rulebooks/comparison.ts').ComparisonRow[]
  export default rows
}
