/** What a drawing is made of, and which attributes each may have. Whatever else it holds, it isn't drawn on paper by lines. */
export const knownParts: Record<string, readonly string[]> = {
  svg: ['xmlns', 'viewBox', 'width', 'height'],
  defs: [],
  linearGradient: ['id', 'x1', 'y1', 'x2', 'y2'],
  radialGradient: ['id', 'cx', 'cy', 'r'],
  stop: ['offset', 'stop-color', 'stop-opacity'],
  filter: ['id', 'x', 'y', 'width', 'height'],
  feTurbulence: ['type', 'baseFrequency', 'numOctaves', 'seed', 'stitchTiles'],
  feColorMatrix: ['type', 'values'],
  pattern: ['id', 'width', 'height', 'patternUnits'],
  g: ['data-part'],
  path: ['d'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry', 'filter'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
}

/** What anything that is drawn may have. */
export const knownLooks: readonly string[] = [
  ...(['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-dasharray'] as const),
  ...(['opacity', 'fill-opacity', 'stroke-opacity', 'fill-rule', 'transform'] as const),
]

export type DrawnNode = {
  tag: string
  attributes: Readonly<Record<string, string>>
  children: DrawnNode[]
}

/** A drawing with its named paints, the tree of what is drawn, and how large it is. */
export type Drawing = {
  width: number
  height: number
  root: DrawnNode
  named: ReadonlyMap<string, DrawnNode>
}
