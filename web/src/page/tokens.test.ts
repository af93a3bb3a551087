import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Text on ground, with the least ratio when it is not that of text. */
const pairs = `
  text bg | text surface | text paper | text paper-2 | text surface-2 | text surface-3 | text pencil-soft | text primary-soft
  text-2 bg | text-2 surface | text-2 paper | text-2 paper-2 | text-2 surface-2 | text-2 pencil-soft | text-2 primary-soft
  text-2 sunny | text sunny | text-3 bg | text-3 surface | text-3 paper | text-3 surface-2 | text-3 surface-3
  on-band band | on-band-2 band | pencil band | on-board board | on-board-2 board | pencil board
  on-primary primary | on-primary primary-hover | on-pencil pencil | pencil-text pencil-soft | pencil-text bg | pencil-text paper
  link bg | link surface | link paper | link surface-2 | link primary-soft
  success bg | success paper | success success-soft | warning bg | warning warning-soft | info bg | info info-soft
  danger bg | danger surface | danger danger-soft | surface danger
  p-classroom surface-2 | p-rent surface-2 | p-smb surface-2 | p-athlete surface-2 | p-athlete bg
  p-classroom p-classroom-soft | p-rent p-rent-soft | p-smb p-smb-soft | p-athlete p-athlete-soft
  border-strong surface 3 | border-strong bg 3 | border-strong surface-2 3 | focus bg 3 | focus surface-2 3 | primary bg 3`
  .split(/[|\n]/)
  .map((pair) => pair.trim().split(' '))
  .filter((pair) => pair.length > 1)

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

/** The color of a token by day (0) and by night (1). */
function colorsOf(token: string): [string, string] {
  const value = new RegExp(`--${token}:\\s*([^;]+);`).exec(css)?.[1] ?? ''
  const [day, night = day] = value.match(/#[0-9a-f]{6}/gi) ?? []
  if (!day || !night) throw new Error(`--${token} is no plain color: ${value}`)
  return [day, night]
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(color.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test.each(['day', 'night'])(
  'by %s every text and control can be told from its ground (WCAG 2.2 AA)',
  (theme) => {
    const side = theme === 'day' ? 0 : 1
    const tooFaint = pairs
      .map(([ink = '', ground = '', least = '4.5']) => ({
        pair: `${ink} on ${ground}`,
        ratio: contrast(colorsOf(ink)[side], colorsOf(ground)[side]),
        least: Number(least),
      }))
      .filter(({ ratio, least }) => ratio < least)
    expect(tooFaint).toEqual([])
  },
)

/** The rules of all stylesheets that choose the color of words and of the ground under them. */
function listPairsInRules() {
  const sources = join(import.meta.dirname, '..')
  return globSync('**/*.css', { cwd: sources }).flatMap((file) => {
    const sheet = readFileSync(join(sources, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
    return [...sheet.matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) => {
      const ink = /(?:^|[;\s])color:\s*var\(--([\w-]+)\)/.exec(body)?.[1] ?? ''
      const ground = /(?:^|[;\s])background(?:-color)?:\s*var\(--([\w-]+)\)\s*;/.exec(body)?.[1] ?? ''
      return isPlain(ink) && isPlain(ground) ? [{ where: `${file} ${selector.trim()}`, ink, ground }] : []
    })
  })
}

/** Mixtures and what a sheet calls its own are left to the browser, where axe weighs every page. */
function isPlain(token: string): boolean {
  return new RegExp(`--${token}: (#[0-9a-f]{6}|light-dark\\(#[0-9a-f]{6}, #[0-9a-f]{6}\\));`, 'i').test(css)
}

test('wherever a rule sets words on a ground, they can be read by day and by night', () => {
  const pairs = listPairsInRules()
  expect(pairs.length).toBeGreaterThan(40)
  const tooFaint = pairs.flatMap(({ where, ink, ground }) =>
    ([0, 1] as const)
      .map((side) => contrast(colorsOf(ink)[side], colorsOf(ground)[side]))
      .filter((ratio) => ratio < 4.5)
      .map((ratio) => `${where}: ${ink} on ${ground} is ${ratio.toFixed(2)}`),
  )
  expect(tooFaint).toEqual([])
})
