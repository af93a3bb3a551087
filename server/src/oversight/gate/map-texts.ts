/** Every text of a plain value, in the order in which `fillTexts` puts them back. */
export function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return isPlain(value) ? Object.values(value).flatMap(listTexts) : []
}

/** The value with other texts in the places of its own. */
export function fillTexts<Content>(value: Content, texts: readonly string[]): Content {
  const left = [...texts].toReversed()
  const fill = (part: unknown): unknown => {
    if (typeof part === 'string') return left.pop() ?? ''
    if (Array.isArray(part)) return part.map(fill)
    return isPlain(part)
      ? Object.fromEntries(Object.entries(part).map(([key, one]) => [key, fill(one)]))
      : part
  }
  return fill(value) as Content
}

/** Bytes, instants and functions are handed on as they are. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
}
