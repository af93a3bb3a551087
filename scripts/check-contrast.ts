/** Holds the colors of the interface to WCAG 2.2: text at 4.5 to 1, borders and focus rings at 3 to 1. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from './run-program.ts'

const tokensPath = 'web/src/page/tokens.css'

/** Each foreground with the backgrounds it is used on. */
const textOn: Record<string, string[]> = {
  text: ['bg', 'paper', 'paper-2', 'surface-2', 'surface-3', 'pencil-soft', 'primary-soft'],
  'text-2': ['paper', 'paper-2', 'bg', 'surface-2', 'pencil-soft', 'primary-soft'],
  'text-3': ['paper', 'bg', 'surface-2', 'surface-3'],
  link: ['paper', 'bg', 'surface-2', 'primary-soft'],
  'on-band': ['band'],
  'on-band-2': ['band'],
  'on-board': ['board'],
  'on-board-2': ['board'],
  'on-primary': ['primary', 'primary-hover'],
  'on-pencil': ['pencil'],
  'pencil-text': ['paper', 'pencil-soft', 'bg'],
  'p-rent': ['p-rent-soft', 'surface-2'],
  'p-smb': ['p-smb-soft', 'surface-2'],
  'p-athlete': ['p-athlete-soft', 'surface-2', 'bg'],
  'p-classroom': ['p-classroom-soft', 'surface-2'],
  success: ['paper', 'bg', 'success-soft'],
  warning: ['bg', 'warning-soft'],
  danger: ['bg', 'surface', 'danger-soft'],
  info: ['bg', 'info-soft'],
}
const shapesOn: Record<string, string[]> = {
  'border-strong': ['surface', 'bg', 'surface-2'],
  focus: ['bg', 'surface-2'],
  primary: ['bg'],
}

type Palette = ReadonlyMap<string, string>

/** WCAG's contrast of two colors written #RRGGBB: 1 for the same, 21 for black on white. */
export function contrastOf(first: string, second: string): number {
  const luminances = [luminanceOf(first), luminanceOf(second)].sort((a, b) => b - a)
  const [lighter = 0, darker = 0] = luminances
  return (lighter + 0.05) / (darker + 0.05)
}

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    linear(parseInt(color.slice(start, start + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

/** The pairs of both themes that are too close, one sentence each; a missing color counts as one. */
export function findContrastFaults(css: string): string[] {
  const { day, night } = readPalettes(css)
  const faults = [
    ...findTooClose('day', day, textOn, 4.5),
    ...findTooClose('day', day, shapesOn, 3),
    ...findTooClose('night', night, textOn, 4.5),
    ...findTooClose('night', night, shapesOn, 3),
  ]
  return [...new Set(faults)]
}

/** Reads `--name: light-dark(#day, #night)` and `--name: #both`. */
function readPalettes(css: string): { day: Palette; night: Palette } {
  const day = new Map<string, string>()
  const night = new Map<string, string>()
  const color = '(#[0-9a-f]{6})'
  const declaration = new RegExp(
    `--([\\w-]+):\\s*(?:light-dark\\(${color},\\s*${color}\\)|${color})\\s*;`,
    'gi',
  )
  for (const [, name = '', byDay, byNight, both] of css.matchAll(declaration)) {
    day.set(name, byDay ?? both ?? '')
    night.set(name, byNight ?? both ?? '')
  }
  return { day, night }
}

function findTooClose(
  theme: string,
  palette: Palette,
  pairs: Record<string, string[]>,
  least: number,
): string[] {
  return Object.entries(pairs).flatMap(([foreground, backgrounds]) =>
    backgrounds.flatMap((background) => {
      const [first, second] = [palette.get(foreground), palette.get(background)]
      if (!first || !second) return [`${theme}: --${first ? background : foreground} has no color`]
      const contrast = contrastOf(first, second)
      if (contrast >= least) return []
      return [`${theme}: --${foreground} on --${background} is ${contrast.toFixed(2)} to 1, under ${least}`]
    }),
  )
}

if (import.meta.main) {
  const faults = findContrastFaults(readFileSync(join(repositoryRoot, tokensPath), 'utf8'))
  for (const fault of faults) console.log(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}
