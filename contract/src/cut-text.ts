/** The first letters of a text, at most as many units as given; a sign of two units is not cut in half. */
export function cutText(text: string, units: number): string {
  if (text.length <= units) return text
  const last = text.charCodeAt(units - 1)
  const isHalf = last >= 0xd800 && last <= 0xdbff
  return text.slice(0, isHalf ? units - 1 : units)
}

/** The first words of a text, on one line; “…” says that there are more. */
export function cutWords(text: string, units: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= units) return line
  const cut = cutText(line, units)
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || cut
  return `${words.replace(/[.,;:]$/, '')}…`
}
