/** A text with a large first letter; its first sign may be one of two units. */
export function capitalize(text: string): string {
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}

/** A text with a small first letter. */
export function uncapitalize(text: string): string {
  const [first = ''] = text
  return first.toLowerCase() + text.slice(first.length)
}
