/** The first letters of a text, at most as many units as given; a sign of two units is not cut in half. */
export function cutText(text: string, units: number): string {
  if (text.length <= units) return text
  const last = text.charCodeAt(units - 1)
  const isHalf = last >= 0xd800 && last <= 0xdbff
  return text.slice(0, isHalf ? units - 1 : units)
}
