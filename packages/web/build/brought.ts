/** What a build knows of its modules. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/**
 * Says which modules come with any of the `roots`, and not only later, when a screen asks for them. A build's modules are
 * walked once.
 */
export function brought(roots: readonly string[]): (id: string, modules: Modules) => boolean {
  const walked = new WeakMap<Modules, ReadonlySet<string>>()
  return (id, modules) => {
    const known = walked.get(modules) ?? walk(roots, modules)
    walked.set(modules, known)
    return known.has(id)
  }
}

/** The roots and all that they import, straight or through others. */
function walk(roots: readonly string[], modules: Modules): ReadonlySet<string> {
  const found = new Set(roots)
  for (const id of found) {
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) found.add(next)
  }
  return found
}
