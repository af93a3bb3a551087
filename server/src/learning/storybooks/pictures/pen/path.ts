/** A path or attribute whose numbers are kept short. */
export function d(strings: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  return strings.reduce((text, piece, at) => {
    const value = values[at]
    return text + piece + (value === undefined ? '' : typeof value === 'number' ? short(value) : value)
  }, '')
}

/** A tenth of a unit is seen in small drawings alone. */
export const short = (value: number): string =>
  String(Math.abs(value) < 100 ? Math.round(value * 10) / 10 : Math.round(value)).replace(/^(-?)0\./, '$1.')
const shortScale = (value: number): string => String(Math.round(value * 1000) / 1000)

/** A drawing moved to a place, made larger and turned. */
export function put(
  drawing: string,
  { x = 0, y = 0, scale = 1, turn = 0, flip = false }: Partial<Placing>,
): string {
  if (drawing === '') return ''
  const moved = d`translate(${x} ${y})`
  const turned = turn === 0 ? '' : d` rotate(${turn})`
  const grown =
    scale === 1 && !flip ? '' : ` scale(${flip ? `${shortScale(-scale)} ` : ''}${shortScale(scale)})`
  return `<g transform="${moved}${turned}${grown}">${drawing}</g>`
}

export type Placing = { x: number; y: number; scale: number; turn: number; flip: boolean }

/** A closed soft outline through points. */
export function blob(points: readonly (readonly [number, number])[]): string {
  const middle = (from: number, to: number): readonly [number, number] => {
    const [a, b] = [points[from % points.length], points[to % points.length]]
    return [((a?.[0] ?? 0) + (b?.[0] ?? 0)) / 2, ((a?.[1] ?? 0) + (b?.[1] ?? 0)) / 2]
  }
  const [startX, startY] = middle(points.length - 1, 0)
  const curves = points.map(([x, y], at) => {
    const [toX, toY] = middle(at, at + 1)
    return d`Q${x} ${y} ${toX} ${toY}`
  })
  return `${d`M${startX} ${startY}`}${curves.join('')}Z`
}
