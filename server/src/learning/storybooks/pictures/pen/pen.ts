import type { PictureStyle } from '../picture.ts'
import { darker, mix, vivid } from './color.ts'
import { d } from './path.ts'

/** What each drawing is made with: the same forms in three hands. */
export type Pen = {
  style: PictureStyle
  ink: string
  /** A closed form. */
  shape(path: string, fill: string): string
  oval(x: number, y: number, across: number, down: number, fill: string): string
  box(x: number, y: number, wide: number, tall: number, round: number, fill: string): string
  /** A stroke without an edge of its own. */
  line(path: string, color: string, thick: number): string
  /** A thick stroke that has an edge, as an arm has. */
  limb(path: string, color: string, thick: number): string
  /** Shade or light on a form, without an edge. */
  tone(path: string, color: string, strength: number): string
  /** The pen for something that is drawn `scale` times as large, so that its edges stay as thick. */
  at(scale: number): Pen
  /** The same hand, whose colors are seen in this light. */
  under(light: (color: string) => string): Pen
}

type Hand = { style: PictureStyle; ink: string; scale: number; light: (color: string) => string }

/** Storybook lays plain paint, watercolor has soft dark edges, comic inks them. */
export function makePen(hand: Hand): Pen {
  const { style, ink, scale, light } = hand
  const thick = (style === 'comic' ? 4.2 : 2.6) / scale
  const edge = (fill: string) =>
    style === 'storybook'
      ? ''
      : style === 'comic'
        ? d` stroke="${ink}" stroke-width="${thick}"`
        : d` stroke="${darker(fill, 0.42)}6B" stroke-width="${thick}"`
  const wash =
    style === 'watercolor'
      ? (color: string) => mix(light(color), '#FFFBF0', 0.14)
      : style === 'comic'
        ? (color: string) => vivid(light(color))
        : light
  const stroke = (path: string, color: string, wide: number, more = '') =>
    d`<path d="${path}" fill="none" stroke="${color}" stroke-width="${wide}"${more}/>`
  const pen: Pen = {
    style,
    ink,
    shape: (path, fill) => `<path d="${path}" fill="${wash(fill)}"${edge(wash(fill))}/>`,
    oval: (x, y, across, down, fill) =>
      d`<ellipse cx="${x}" cy="${y}" rx="${across}" ry="${down}" fill="${wash(fill)}"${edge(wash(fill))}/>`,
    box: (x, y, wide, tall, round, fill) =>
      d`<rect x="${x}" y="${y}" width="${wide}" height="${tall}" rx="${round}" fill="${wash(fill)}"${edge(wash(fill))}/>`,
    line: (path, color, wide) => stroke(path, wash(color), wide),
    limb: (path, color, wide) =>
      style === 'storybook'
        ? stroke(path, wash(color), wide)
        : stroke(
            path,
            style === 'comic' ? ink : darker(wash(color), 0.34),
            wide + thick * (style === 'comic' ? 2 : 1),
          ) + stroke(path, wash(color), wide - (style === 'comic' ? 0 : thick * 0.4)),
    tone: (path, color, strength) => d`<path d="${path}" fill="${color}" opacity="${String(strength)}"/>`,
    at: (times) => makePen({ ...hand, scale: scale * times }),
    under: (other) => makePen({ ...hand, light: other }),
  }
  return pen
}
