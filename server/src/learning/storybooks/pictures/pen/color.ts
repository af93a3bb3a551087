/** A color between two, `share` of the way to the second. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [parts(from), parts(to)]
  return `#${a.map((one, at) => hex(one + ((b[at] ?? 0) - one) * share)).join('')}`
}

export const lighter = (color: string, share = 0.25) => mix(color, '#FFF8EA', share)
export const darker = (color: string, share = 0.2) => mix(color, '#1B1B3A', share)

/** The same color, a fifth more colorful. */
export function vivid(color: string): string {
  const rgb = parts(color)
  const gray = rgb.reduce((sum, one) => sum + one, 0) / 3
  return `#${rgb.map((one) => hex(Math.max(0, Math.min(255, gray + (one - gray) * 1.2)))).join('')}`
}

/** How bright a color looks, 0 to 1 (WCAG's relative luminance). */
export function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = parts(color).map((one) => {
    const share = one / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const parts = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0').toUpperCase()
