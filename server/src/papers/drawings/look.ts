import type { DrawnNode } from './drawn-node.ts'

/** How something is painted; what a group says holds for all in it. */
export type Look = {
  fill: string
  stroke: string
  strokeWidth: number
  lineCap: string
  lineJoin: string
  dash: string | undefined
  isEvenOdd: boolean
  /** Of all that it lies in, as if each part were as thin: groups here hold what hardly overlaps. */
  opacity: number
  fillOpacity: number
  strokeOpacity: number
}

export const plainLook: Look = {
  ...{ fill: '#000000', stroke: 'none', strokeWidth: 1, lineCap: 'butt', lineJoin: 'miter', dash: undefined },
  ...{ isEvenOdd: false, opacity: 1, fillOpacity: 1, strokeOpacity: 1 },
}

/** What holds of a part within what holds around it. */
export function lookOf(around: Look, { attributes: own }: DrawnNode): Look {
  const numberOr = (name: string, otherwise: number) =>
    own[name] === undefined ? otherwise : Number(own[name])
  return {
    fill: own.fill ?? around.fill,
    stroke: own.stroke ?? around.stroke,
    strokeWidth: numberOr('stroke-width', around.strokeWidth),
    lineCap: own['stroke-linecap'] ?? around.lineCap,
    lineJoin: own['stroke-linejoin'] ?? around.lineJoin,
    dash: own['stroke-dasharray'] ?? around.dash,
    isEvenOdd: own['fill-rule'] === undefined ? around.isEvenOdd : own['fill-rule'] === 'evenodd',
    opacity: around.opacity * numberOr('opacity', 1),
    fillOpacity: numberOr('fill-opacity', around.fillOpacity),
    strokeOpacity: numberOr('stroke-opacity', around.strokeOpacity),
  }
}

/** `#C8442F6B` is a color and how thick it lies. */
export function readColor(text: string): { color: string; opacity: number } {
  if (text.length !== 9) return { color: text, opacity: 1 }
  return { color: text.slice(0, 7), opacity: Number.parseInt(text.slice(7), 16) / 255 }
}

/** `url(#sky)` means what is named `sky`. */
export const nameIn = (paint: string): string | undefined => /^url\(#([^)]+)\)$/.exec(paint)?.[1]
