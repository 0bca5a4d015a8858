// What the ferry adds to all there is to name.
declare module '@hausregeln/engine/core/known.ts' {
  interface Vocabularies {
    readonly ferry: typeof import('./vocabulary.ts').vocabulary
  }
  interface Policies {
    readonly ferry: typeof import('./policies.ts').policies
  }
  interface Sections {
    readonly ferry: typeof import('./section.ts').section
  }
  interface OfferedChoices {
    readonly ferry: typeof import('./choices.ts').choices
  }
  interface OfferedNumbers {
    readonly ferry: typeof import('./choices.ts').numbers
  }
}

export {}
