import styles from './block-meter.module.css'

export type BlockMeterProps = {
  cents: number
  targetCents: number
  /** What a screen reader says, such as “$310 of $500”. */
  label: string
  /** Which program the goal belongs to; it decides the color. */
  program?: 'classroom' | 'rent' | 'smb' | 'athlete' | undefined
}

const PARTS = 8

/** A goal as a lying tower of eight parts, the last one round like the arch. */
export function BlockMeter({ cents, targetCents, label, program = 'athlete' }: BlockMeterProps) {
  const filled = targetCents > 0 ? Math.max(0, Math.min(1, cents / targetCents)) * PARTS : 0
  const classes = [styles.meter, styles[program], filled >= PARTS && styles.done]
  return (
    <svg
      className={classes.filter(Boolean).join(' ')}
      viewBox={`0 0 ${PARTS * 40} 16`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path className={styles.track} d={partsPath(PARTS)} />
      {filled > 0 && <path className={styles.fill} d={partsPath(filled)} />}
    </svg>
  )
}

/** Parts 40 apart with a gap of 3; the last one may be cut short. */
function partsPath(parts: number): string {
  return Array.from({ length: Math.ceil(parts) }, (_, position) => {
    const width = Math.round(Math.min(1, parts - position) * 370) / 10
    return `M${position * 40} 0h${width}v16h${-width}z`
  }).join('')
}
