import type { Document } from '../page-layout.ts'
import type { DrawnNode } from './drawn-node.ts'
import { pathBounds, type Bounds } from './path-bounds.ts'

/** The edge of a shape: how it is traced, and the box it fills. */
export type Outline = {
  trace: (document: Document) => void
  bounds: () => Bounds
  filter: string | undefined
}

/** The edge of what is a shape; undefined for what only holds others. */
export function outlineOf({ tag, attributes }: DrawnNode): Outline | undefined {
  const number = (name: string, otherwise = 0) => Number(attributes[name] ?? otherwise)
  const { filter, d } = attributes
  if (tag === 'path' && d !== undefined)
    return { trace: (document) => void document.path(d), bounds: () => pathBounds(d), filter }
  if (tag === 'rect') {
    const box = { x: number('x'), y: number('y'), width: number('width'), height: number('height') }
    const r = Math.min(number('rx', number('ry')), box.width / 2, box.height / 2)
    const { x, y, width, height } = box
    return {
      trace: (document) =>
        void (r > 0 ? document.roundedRect(x, y, width, height, r) : document.rect(x, y, width, height)),
      ...{ bounds: () => box, filter },
    }
  }
  if (tag !== 'circle' && tag !== 'ellipse') return undefined
  const [cx, cy] = [number('cx'), number('cy')]
  const [rx, ry] = tag === 'circle' ? [number('r'), number('r')] : [number('rx'), number('ry')]
  return {
    trace: (document) => void document.ellipse(cx, cy, rx, ry),
    bounds: () => ({ x: cx - rx, y: cy - ry, width: 2 * rx, height: 2 * ry }),
    filter,
  }
}
