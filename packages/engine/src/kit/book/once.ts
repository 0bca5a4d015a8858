/** What is made of something, once for each as long as it is there. */
export function oncePer<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const known = new WeakMap<Of, { readonly made: Made }>()
  return (of) => {
    const found = known.get(of)
    if (found !== undefined) return found.made
    const made = make(of)
    known.set(of, { made })
    return made
  }
}

/** The same of two. */
export function oncePerTwo<Of extends object, With extends object, Made>(
  make: (of: Of, other: With) => Made,
): (of: Of, other: With) => Made {
  const makerFor = oncePer((of: Of) => oncePer((other: With) => make(of, other)))
  return (of, other) => makerFor(of)(other)
}
