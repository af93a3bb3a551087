import type { ReactNode } from 'react'
import styles from './art.module.css'

/** The papers the pictures are cut from. Each is a token, so night falls with the theme. */
export const hue = {
  sky: 'var(--i-sky)',
  sky2: 'var(--i-sky-2)',
  cloud: 'var(--i-cloud)',
  sun: 'var(--i-sun)',
  star: 'var(--i-star)',
  glow: 'var(--i-glow)',
  hill1: 'var(--i-hill-1)',
  hill2: 'var(--i-hill-2)',
  hill3: 'var(--i-hill-3)',
  leaf: 'var(--i-leaf)',
  leaf2: 'var(--i-leaf-2)',
  ground: 'var(--i-ground)',
  wall: 'var(--i-wall)',
  wall2: 'var(--i-wall-2)',
  floor: 'var(--i-floor)',
  floor2: 'var(--i-floor-2)',
  wood: 'var(--i-wood)',
  wood2: 'var(--i-wood-2)',
  board: 'var(--i-board)',
  chalk: 'var(--i-chalk)',
  paper: 'var(--i-paper)',
  line: 'var(--i-line)',
  blue: 'var(--i-blue)',
  blue2: 'var(--i-blue-2)',
  blue3: 'var(--i-blue-3)',
  yellow: 'var(--i-yellow)',
  yellow2: 'var(--i-yellow-2)',
  brick: 'var(--i-brick)',
  brick2: 'var(--i-brick-2)',
  teal: 'var(--i-teal)',
  teal2: 'var(--i-teal-2)',
  pink: 'var(--i-pink)',
  pink2: 'var(--i-pink-2)',
  plum: 'var(--i-plum)',
  plum2: 'var(--i-plum-2)',
  cream: 'var(--i-cream)',
  metal: 'var(--i-metal)',
  navy: 'var(--i-navy)',
  wheel: 'var(--i-wheel)',
} as const

export type Hue = keyof typeof hue

/** Ink on yellow paper: yellow stays light at night, so this ink does not change. */
export const INK = '#14213D'

export type SkinTone = 1 | 2 | 3 | 4 | 5 | 6
export type HairTone = 1 | 2 | 3 | 4 | 5

/** Skin never changes with the theme. */
export function skinPaper(tone: SkinTone): string {
  return `var(--sk-${tone})`
}

/** Dark hair is a little lighter at night, or braids would vanish in it. */
export function hairPaper(tone: HairTone): string {
  return `var(--hr-${tone})`
}

export type PictureProps = {
  viewBox: string
  /** Says what is shown. Without it the picture is decoration and hidden from screen readers. */
  label?: string | undefined
  className?: string | undefined
  /** The block the picture is cut to. */
  shape?: 'circle' | 'soft' | 'arch' | undefined
  /** Fill the frame it stands in and cut what does not fit, keeping the ground in view. */
  cover?: boolean | undefined
  children: ReactNode
}

/** The sheet a picture is drawn on. It is as wide as the box around it. */
export function Picture({ viewBox, label, className, shape, cover, children }: PictureProps) {
  const classes = [styles.picture, shape && styles[shape], cover && styles.cover, className]
  const voice = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg
      viewBox={viewBox}
      className={classes.filter(Boolean).join(' ')}
      preserveAspectRatio={cover ? 'xMidYMax slice' : undefined}
      {...voice}
    >
      {children}
    </svg>
  )
}

export type PlaceProps = {
  x: number
  y: number
  size?: number | undefined
  turn?: number | undefined
  /** A layer of its own, with the short shadow of cut paper. */
  cut?: boolean | undefined
  children: ReactNode
}

/** Moves, turns and scales a piece. */
export function Place({ x, y, size = 1, turn = 0, cut = false, children }: PlaceProps) {
  return (
    <g transform={placeTransform(x, y, size, turn)} className={cut ? 'cut' : undefined}>
      {children}
    </g>
  )
}

/** The shortest transform that says it; pictures are part of the page's weight. */
export function placeTransform(x: number, y: number, size = 1, turn = 0): string {
  return `translate(${x} ${y})${turn ? `rotate(${turn})` : ''}${size === 1 ? '' : `scale(${size})`}`
}

/** Dots as one path: a stroke with round ends and no length is a circle. */
export function dotsPath(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y]) => `M${x} ${y}h.1`).join('')
}

export type DotsProps = { at: readonly (readonly [number, number])[]; radius: number; fill: string }

/** Circles of one size and color. */
export function Dots({ at, radius, fill }: DotsProps) {
  return <path d={dotsPath(at)} stroke={fill} strokeWidth={2 * radius} strokeLinecap="round" />
}
