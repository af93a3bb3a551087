/**
 * The tower of the identity: eight blocks of equal worth, one silhouette everywhere.
 * Pure geometry; y grows downward, the tower stands on y = 400 and is 200 wide.
 */

export type BlockKind = 'brick' | 'bridge' | 'arch'

export type TowerBlock = { x: number; y: number; width: number; height: number; kind: BlockKind }

/** From the ground up: two blocks, bridge, two blocks, plank, block, arch. */
export const TOWER_BLOCKS: readonly TowerBlock[] = [
  { x: 0, y: 344, width: 97, height: 56, kind: 'brick' },
  { x: 103, y: 344, width: 97, height: 56, kind: 'brick' },
  { x: 0, y: 284, width: 200, height: 54, kind: 'bridge' },
  { x: 14, y: 222, width: 83, height: 56, kind: 'brick' },
  { x: 103, y: 222, width: 83, height: 56, kind: 'brick' },
  { x: 14, y: 172, width: 172, height: 44, kind: 'brick' },
  { x: 50, y: 104, width: 100, height: 62, kind: 'brick' },
  { x: 50, y: 28, width: 100, height: 70, kind: 'arch' },
]

const CORNER = 7
const BRIDGE_HOLE = 36

/** How much of one block is filled, counted from its ground as fractions of its height. */
export type BlockFill = { given: number; own: number }

export type TowerAmounts = { cents: number; targetCents: number; ownCents?: number | undefined }

/**
 * Shares an amount over the eight blocks. `ownCents` is the newest part of `cents`, so it lies
 * on top of what others gave. Amounts outside the tower are cut to its ground and its top.
 */
export function fillBlocks({ cents, targetCents, ownCents = 0 }: TowerAmounts): BlockFill[] {
  const top = clamp(cents, 0, targetCents)
  const seam = clamp(cents - Math.max(0, ownCents), 0, top)
  const worth = targetCents / TOWER_BLOCKS.length
  return TOWER_BLOCKS.map((_, position) => {
    const reach = (amount: number) => (worth > 0 ? clamp(amount / worth - position, 0, 1) : 0)
    return { given: reach(seam), own: reach(top) - reach(seam) }
  })
}

/** The outline of a whole block as an SVG path. */
export function outlineBlock(block: TowerBlock): string {
  const { x, y, width, height, kind } = block
  const foot = `V${y + height - CORNER}a${CORNER} ${CORNER} 0 0 1-${CORNER} ${CORNER}`
  const heel = `a${CORNER} ${CORNER} 0 0 1-${CORNER}-${CORNER}`
  if (kind === 'arch') {
    const radius = width / 2
    return `M${x + CORNER} ${y + height}${heel}V${y + radius}a${radius} ${radius} 0 0 1 ${width} 0${foot}z`
  }
  const hole =
    kind === 'bridge'
      ? `H${x + width / 2 + BRIDGE_HOLE}a${BRIDGE_HOLE} ${BRIDGE_HOLE} 0 0 0-${2 * BRIDGE_HOLE} 0`
      : ''
  const head = `M${x + CORNER} ${y}H${x + width - CORNER}a${CORNER} ${CORNER} 0 0 1 ${CORNER} ${CORNER}`
  return `${head}${foot}${hole}H${x + CORNER}${heel}V${y + CORNER}a${CORNER} ${CORNER} 0 0 1 ${CORNER}-${CORNER}z`
}

/**
 * The part of a block between two fractions of its height, counted from its ground. Drawn as a
 * polygon, because a clip path would need an id that is unique on the page.
 */
export function sliceBlock(block: TowerBlock, from: number, to: number): string {
  if (to <= from) return ''
  if (from <= 0 && to >= 1) return outlineBlock(block)
  const top = block.y + block.height * (1 - to)
  const bottom = block.y + block.height * (1 - from)
  const stops = [top, ...curveStops(block).filter((y) => y > top && y < bottom), bottom]
  return columns(block)
    .map(({ left, right }) => {
      const down = stops.map((y) => `${round(right(y))} ${round(y)}`)
      const up = stops.toReversed().map((y) => `${round(left(y))} ${round(y)}`)
      return `M${[...down, ...up].join('L')}z`
    })
    .join('')
}

type Column = { left: (y: number) => number; right: (y: number) => number }

/** A bridge is two columns that overlap a little above its hole; every other block is one. */
function columns(block: TowerBlock): Column[] {
  const middle = block.x + block.width / 2
  const left = (y: number) => middle - halfWidthAt(block, y)
  const right = (y: number) => middle + halfWidthAt(block, y)
  if (block.kind !== 'bridge') return [{ left, right }]
  const hole = (y: number) => circleHalf(BRIDGE_HOLE, block.y + block.height - y)
  return [
    { left, right: (y) => middle - (hole(y) || -1) },
    { left: (y) => middle + (hole(y) || -1), right },
  ]
}

function halfWidthAt({ y: top, width, height, kind }: TowerBlock, y: number): number {
  const half = width / 2
  if (kind === 'arch' && y < top + half) return circleHalf(half, top + half - y)
  const toCornerCentre = Math.max(top + CORNER - y, y - (top + height - CORNER), 0)
  return half - CORNER + circleHalf(CORNER, toCornerCentre)
}

/** The heights at which an edge of the block bends, dense enough to look round. */
function curveStops({ y, width, height, kind }: TowerBlock): number[] {
  const arc = (from: number, length: number) =>
    Array.from({ length: 13 }, (_, step) => from + (length * step) / 12)
  const head = kind === 'arch' ? arc(y, width / 2) : arc(y, CORNER)
  const hole = kind === 'bridge' ? arc(y + height - BRIDGE_HOLE, BRIDGE_HOLE) : []
  return [...head, ...hole, ...arc(y + height - CORNER, CORNER)].sort((a, b) => a - b)
}

function circleHalf(radius: number, distance: number): number {
  return Math.sqrt(Math.max(0, radius * radius - distance * distance))
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value))
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
