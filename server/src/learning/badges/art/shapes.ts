import type { ItemTheme } from '@tower/contract/learning/badges.ts'

/** The colors of the drawn pictures: those of the product, as they stand on white and on dark alike. */
export const colors = { ink: '#14213d', paper: '#fbfbf7', pencil: '#ffc93c' } as const

const blocks = {
  think: { deep: '#1f3f9e', soft: '#5b7fd6' },
  build: { deep: '#a9430c', soft: '#e08a4f' },
  serve: { deep: '#0d6e63', soft: '#4bb3a3' },
} as const satisfies Record<ItemTheme, { deep: string; soft: string }>

/** The two colors of a theme's block. */
export const colorsOf = (theme: ItemTheme) => blocks[theme]

const left = 12
const top = 8
const side = 96

/** The block of a theme, a circle, a square or an arch, `inset` smaller on each side. */
export function blockOf(theme: ItemTheme, { inset, paint }: { inset: number; paint: string }): string {
  const [x, y, width] = [left + inset, top + inset, side - 2 * inset]
  const half = width / 2
  if (theme === 'think') return `<circle cx="${x + half}" cy="${y + half}" r="${half}" ${paint}/>`
  if (theme === 'build')
    return `<rect x="${x}" y="${y}" width="${width}" height="${width}" rx="${Math.max(4, 14 - inset / 2)}" ${paint}/>`
  return `<path d="M${x} ${y + width}V${y + half}a${half} ${half} 0 0 1 ${width} 0V${y + width}z" stroke-linejoin="round" ${paint}/>`
}

/** A star with five points around a place. */
export function starAt(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, corner) => {
    const reach = corner % 2 === 0 ? radius : radius * 0.45
    const turn = (corner * Math.PI) / 5 - Math.PI / 2
    return `${round(x + reach * Math.cos(turn))},${round(y + reach * Math.sin(turn))}`
  })
  return `<polygon points="${points.join(' ')}"/>`
}

const round = (value: number) => Math.round(value * 100) / 100
