import type { ReactNode } from 'react'
import { fillBlocks, outlineBlock, sliceBlock, TOWER_BLOCKS } from './tower-blocks.ts'
import type { BlockFill, TowerAmounts, TowerBlock } from './tower-blocks.ts'
import styles from './progress-tower.module.css'

export type ProgressTowerProps = TowerAmounts & {
  size?: 's' | 'm' | 'l' | undefined
  /** What a screen reader says, such as “$560 of $800”. */
  label: string
  className?: string | undefined
  /** Somebody who stands at the right of a large tower, drawn in the tower's own units. */
  beside?: ReactNode
}

/**
 * Eight blocks that fill from the ground: given, the own newest gift on top, dashed what is missing.
 * `ownCents` is part of `cents`.
 */
export function ProgressTower({ size = 'm', label, className, beside, ...amounts }: ProgressTowerProps) {
  const fills = fillBlocks(amounts)
  const classes = [styles.tower, styles[size], beside && styles.accompanied, className]
    .filter(Boolean)
    .join(' ')
  return (
    <svg className={classes} viewBox={`-6 24 ${beside ? 340 : 212} 384`} role="img" aria-label={label}>
      <path className={styles.ground} d={`M-5 404h${beside ? 338 : 210}`} />
      {TOWER_BLOCKS.map((block, position) => {
        const fill = fills[position]
        return (
          fill && (
            <FilledBlock key={position} block={block} fill={fill} number={position + 1} bare={size === 's'} />
          )
        )
      })}
      {beside}
    </svg>
  )
}

type FilledBlockProps = { block: TowerBlock; fill: BlockFill; number: number; bare: boolean }

function FilledBlock({ block, fill, number, bare }: FilledBlockProps) {
  const reach = fill.given + fill.own
  const whole = reach >= 1
  const partial = reach > 0 && !whole
  const seam = fill.given > 0 && fill.own > 0
  const paint = (side: string | undefined) => (partial ? `${side} ${styles.flush}` : side)
  return (
    <>
      {!whole && <path className={styles.missing} d={outlineBlock(block)} />}
      {fill.given > 0 && <path className={paint(styles.given)} d={sliceBlock(block, 0, fill.given)} />}
      {fill.own > 0 && <path className={paint(styles.own)} d={sliceBlock(block, fill.given, reach)} />}
      {whole && !bare && <path className={styles.lip} d={lipOf(block)} />}
      {!bare && !partial && !seam && <BlockNumber block={block} number={number} fill={fill} />}
    </>
  )
}

function BlockNumber({ block, number, fill }: Omit<FilledBlockProps, 'bare'>) {
  const { x, y, width, height, kind } = block
  const tone = fill.own >= 1 ? styles.onOwn : fill.given >= 1 ? styles.onGiven : ''
  const middle = kind === 'bridge' ? x + 32 : x + width / 2
  return (
    <text className={`${styles.number} ${tone}`} x={middle} y={y + height / 2 + (kind === 'arch' ? 12 : 6)}>
      {number}
    </text>
  )
}

/** The light on the upper edge of a whole block. */
function lipOf({ x, y, width, kind }: TowerBlock): string {
  if (kind === 'arch') return `M${x + 9} ${y + width / 2 - 4}a41 41 0 0 1 ${width - 18} 0`
  return `M${x + 9} ${y + 6}h${width - 18}`
}
