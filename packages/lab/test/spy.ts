const NATIVE = '[native code]'
const WORD = 4

/** What a spy has come by: every number, and every object that it could reach. */
export interface Loot {
  readonly numbers: ReadonlySet<number>
  readonly objects: ReadonlySet<object>
}

/**
 * Walks everything that can be reached from what it is given: properties of any name, hidden ones and those of
 * prototypes, accessors, what maps and sets hold, all bytes behind a view. `calls`: arguments with which it also calls
 * every function that it finds and walks what comes back. That may do damage: let it loose on a copy.
 */
export function spy(given: readonly unknown[], calls: readonly (readonly unknown[])[] = []): Loot {
  const numbers = new Set<number>()
  const objects = new Set<object>()
  const left: unknown[] = [...given]
  const take = (value: unknown) => {
    if (typeof value === 'number') numbers.add(value | 0)
    else if ((typeof value === 'object' && value !== null) || typeof value === 'function') left.push(value)
  }
  while (left.length > 0) {
    const found = left.pop()
    if ((typeof found !== 'object' && typeof found !== 'function') || found === null || objects.has(found)) continue
    objects.add(found)
    if (ArrayBuffer.isView(found)) readBuffer(found.buffer, numbers)
    if (found instanceof ArrayBuffer) readBuffer(found, numbers)
    if (found instanceof Map || found instanceof Set) for (const entry of found.entries()) entry.forEach(take)
    for (const value of propertiesOf(found)) take(value)
    if (typeof found !== 'function') for (const value of resultsOf(found, calls)) take(value)
  }
  return { numbers, objects }
}

/** The words of 32 bits at every place of a buffer. */
function readBuffer(buffer: ArrayBufferLike, numbers: Set<number>): void {
  const view = new DataView(buffer)
  for (let at = 0; at + WORD <= view.byteLength; at += WORD) numbers.add(view.getInt32(at, true))
}

/** The values of all properties of an object, as they are read from it, and the object that stands behind it. */
function* propertiesOf(found: object): Generator {
  for (let holder: object | null = found; holder !== null; holder = Object.getPrototypeOf(holder)) {
    yield holder
    for (const key of Reflect.ownKeys(holder)) {
      if (ArrayBuffer.isView(holder) && typeof key === 'string' && /^\d+$/.test(key)) continue
      yield attempt(() => Reflect.get(holder, key, found))
      const { get, set } = Reflect.getOwnPropertyDescriptor(holder, key) ?? {}
      yield get
      yield set
    }
  }
}

/** What the functions of an object give back when they are called with these arguments. */
function* resultsOf(found: object, calls: readonly (readonly unknown[])[]): Generator {
  for (const value of new Set(propertiesOf(found))) {
    if (typeof value !== 'function' || Function.prototype.toString.call(value).includes(NATIVE)) continue
    for (const given of calls) yield attempt(() => Reflect.apply(value, found, given))
  }
}

function attempt(look: () => unknown): unknown {
  try {
    return look()
  } catch (error) {
    return error
  }
}
