import { outlineBlock, TOWER_BLOCKS } from '../tower/tower-blocks.ts'
import type { TowerBlock } from '../tower/tower-blocks.ts'
import { MotifMark } from './motifs.tsx'
import type { Motif } from './motifs.tsx'
import { hue, INK, placeTransform } from './paper.tsx'
import type { Hue } from './paper.tsx'

type Paint = { face: Hue; edge: Hue; motif?: Motif }

const PAINTS: readonly Paint[] = [
  { face: 'blue', edge: 'blue2', motif: 'book' },
  { face: 'brick', edge: 'brick2', motif: 'leaf' },
  { face: 'teal', edge: 'teal2' },
  { face: 'pink', edge: 'pink2', motif: 'note' },
  { face: 'blue3', edge: 'blue', motif: 'globe' },
  { face: 'plum', edge: 'plum2', motif: 'ruler' },
  { face: 'brick', edge: 'brick2', motif: 'star' },
  { face: 'yellow', edge: 'yellow2', motif: 'brush' },
]

export type PaintedTowerProps = {
  x: number
  y: number
  size?: number | undefined
  /** How many blocks stand already. */
  blocks?: number | undefined
  /** Small towers leave the drawings on the blocks away: nobody could see them. */
  plain?: boolean | undefined
}

/** The tower of eight as painted wood, 200 wide and 400 tall before `size`. */
export function PaintedTower({ x, y, size = 1, blocks = 8, plain = false }: PaintedTowerProps) {
  return (
    <g transform={placeTransform(x, y, size)}>
      {TOWER_BLOCKS.slice(0, blocks).map((block, position) => {
        const paint = PAINTS[position]
        return paint && <PaintedBlock key={position} block={block} paint={paint} plain={plain} />
      })}
    </g>
  )
}

function PaintedBlock({ block, paint, plain }: { block: TowerBlock; paint: Paint; plain: boolean }) {
  const { x, y, width, height, kind } = block
  const ink = paint.face === 'yellow' ? INK : hue.cream
  return (
    <g className="cut">
      <path d={outlineBlock(block)} fill={hue[paint.face]} />
      <path d={lowerEdge(block)} fill={hue[paint.edge]} opacity=".55" />
      {!plain && kind !== 'arch' && (
        <path
          d={`M${x + 7} ${y + 4}h${width - 14}`}
          stroke="#fff"
          strokeWidth="2"
          opacity=".28"
          strokeLinecap="round"
        />
      )}
      {!plain && kind === 'bridge' && (
        <path
          d={`M${x + width / 2 - 44} ${y + height - 2}a44 44 0 0 1 88 0`}
          fill="none"
          stroke={hue.cream}
          strokeWidth="3"
          strokeDasharray="1 7"
          strokeLinecap="round"
          opacity=".8"
        />
      )}
      {!plain && paint.motif && (
        <MotifMark
          motif={paint.motif}
          x={x + width / 2}
          y={y + height / 2 + (kind === 'arch' ? 8 : 0)}
          color={ink}
        />
      )}
    </g>
  )
}

/** The shaded foot of a block; under a bridge it stands left and right of the hole. */
function lowerEdge({ x, y, width, height, kind }: TowerBlock): string {
  const top = y + height - 7
  if (kind !== 'bridge') return `M${x} ${top}h${width}a7 7 0 0 1-7 7h${14 - width}a7 7 0 0 1-7-7z`
  const foot = width / 2 - 36
  return `M${x} ${top}h${foot + 1}l-1 7h${7 - foot}a7 7 0 0 1-7-7zM${x + width} ${top}h${-foot - 1}l1 7h${foot - 7}a7 7 0 0 0 7-7z`
}

/** The tower as a chalk line drawing. */
export function ChalkTower({ x, y, size }: { x: number; y: number; size: number }) {
  const outline = TOWER_BLOCKS.map(outlineBlock).join('')
  return <path d={outline} transform={placeTransform(x, y, size)} strokeWidth={Math.round(22 / size) / 10} />
}
