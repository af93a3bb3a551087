import type { CSSProperties } from 'react'
import { classNames } from '../ui/class-names/class-names.ts'
import type { DrawnPack } from './overlay-preferences.ts'
import { type Drawing, drawings } from './piece-drawings.ts'
import { scatter } from './scatter.ts'
import styles from './season-scene.module.css'

type Falling = Exclude<DrawnPack, 'lights'>

/** How a pack moves: seconds from top to bottom, pixels across, and whether it turns. */
const ways: Record<Falling, { seconds: number; size: number; drift: number; way: string | undefined }> = {
  fall: { seconds: 15, size: 20, drift: 90, way: styles.turning },
  winter: { seconds: 17, size: 11, drift: 50, way: styles.turning },
  confetti: { seconds: 12, size: 9, drift: 60, way: styles.turning },
  hearts: { seconds: 16, size: 16, drift: 40, way: styles.rising },
  halloween: { seconds: 18, size: 26, drift: 120, way: styles.rising },
}

export type FallingPiecesProps = { pack: Falling; count: number }

/** Pieces that fall, or rise, over and over, each on its own way. */
export function FallingPieces({ pack, count }: FallingPiecesProps) {
  const kinds = drawings[pack]
  const { way } = ways[pack]
  return Array.from({ length: count }, (_, index) => {
    const drawing = kinds[index % kinds.length]
    return (
      <span key={index} className={classNames(styles.piece, way)} style={styleOf(pack, index)}>
        {drawing && <Shape drawing={drawing} />}
      </span>
    )
  })
}

function Shape({ drawing: { path, fill, line, viewBox = '0 0 24 24' } }: { drawing: Drawing }) {
  return (
    <svg viewBox={viewBox} fill={fill ?? 'none'} stroke={line} strokeWidth={1.6} strokeLinecap="round">
      <path d={path} />
    </svg>
  )
}

function styleOf(pack: Falling, index: number): CSSProperties {
  const { seconds, size, drift } = ways[pack]
  const time = seconds * (0.75 + scatter(index, 1) * 0.5)
  return {
    '--x': `${(scatter(index, 0) * 100).toFixed(2)}vw`,
    '--drift': `${((scatter(index, 2) - 0.5) * 2 * drift).toFixed(0)}px`,
    '--turn': `${(scatter(index, 3) * 720 - 360).toFixed(0)}deg`,
    width: `${(size * (0.6 + scatter(index, 3) * 0.8)).toFixed(1)}px`,
    animationDuration: `${time.toFixed(2)}s`,
    // Already under way at the start, so that the first seconds don't look like a curtain.
    animationDelay: `${(-time * scatter(index, 2)).toFixed(2)}s`,
  } as CSSProperties
}
