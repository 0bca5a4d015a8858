/** The first argument of every `describe`, `it` and `test` of a test file, those with `.each` too. */
export function titlesOf(source: string): readonly string[] {
  const calls = source.matchAll(
    /(?:\b(?:it|test|describe)(?:\.\w+)*\s*|\))\(\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`)\s*,/g,
  )
  return [...calls].map((call) => (call[1] ?? call[2] ?? call[3] ?? '').replace(/\\(['"`\\])/g, '$1'))
}
