import { layRuler, tickStep } from './ruler-segments.ts'
import type { RulerEntry, RulerPick, RulerSegment } from './ruler-segments.ts'
import styles from './draw-ruler.module.css'

export type DrawRulerProps = {
  /** The entries still in the draw at this pick, in the order of the frozen list. */
  entries: readonly RulerEntry[]
  pick: RulerPick
  /** What a screen reader says, such as “A ruler, points on it: 182. Point 150 falls on Room 207.” */
  label: string
}

/** Where the band of the ruler lies; the head of the pin stands above it, its point below. */
const BAND = { top: 16, height: 60 }
/** Segments from these parts of the ruler up have space for their weight: on every screen, on a wide one. */
const WIDE_SHARE = 0.075
const TIGHT_SHARE = 0.016

/**
 * One segment per entry, as long as its weight, and a pin at the point the seed gave. Positions are
 * percentages, so one drawing fits every width without a script.
 */
export function DrawRuler({ entries, pick, label }: DrawRulerProps) {
  const { r, remainingWeight } = pick
  const segments = layRuler(entries, pick)
  const pin = percent(r + 0.5, remainingWeight)
  return (
    <svg className={styles.ruler} role="img" aria-label={label}>
      <rect className={styles.band} y={BAND.top} width="100%" height={BAND.height} rx="8" />
      {segments.map((segment) => (
        <Segment key={segment.from} segment={segment} points={remainingWeight} />
      ))}
      <Marks segments={segments} points={remainingWeight} />
      <rect className={styles.foot} y={BAND.top + BAND.height - 6} width="100%" height="6" rx="3" />
      <line className={styles.halo} x1={pin} x2={pin} y1="8" y2={BAND.top + BAND.height + 8} />
      <circle className={styles.halo} cx={pin} cy="8" r="6.5" />
      <line className={styles.pin} x1={pin} x2={pin} y1="8" y2={BAND.top + BAND.height + 8} />
      <circle className={styles.head} cx={pin} cy="8" r="6.5" />
    </svg>
  )
}

function Segment({ segment, points }: { segment: RulerSegment; points: number }) {
  const { from, weight, kind, label } = segment
  const left = percent(from, points)
  const share = weight / points
  const classroom = share >= WIDE_SHARE ? 'wide' : share >= TIGHT_SHARE ? 'tight' : undefined
  return (
    <>
      <rect
        className={styles[kind]}
        x={left}
        width={percent(weight, points)}
        y={BAND.top}
        height={BAND.height}
      >
        {label && <title>{`${label}: ${weight}`}</title>}
      </rect>
      {classroom && kind !== 'many' && (
        <text
          className={styles.weight}
          data-classroom={classroom}
          data-kind={kind}
          x={left}
          dx="5"
          y={BAND.top + 15}
        >
          {weight}
        </text>
      )}
    </>
  )
}

/** Dividers and ticks, each as one dashed line: `pathLength` lets the dashes count in points. */
function Marks({ segments, points }: { segments: readonly RulerSegment[]; points: number }) {
  const hair = points * 0.0012
  const step = tickStep(points)
  const dividers = segments.map(({ weight }, position) => {
    const dash = position === 0 ? 0 : hair
    return `${short(dash)} ${short(Math.max(0, weight - dash))}`
  })
  const middle = BAND.top + BAND.height / 2
  const foot = BAND.top + BAND.height - 11
  return (
    <>
      <line
        className={styles.dividers}
        x2="100%"
        y1={middle}
        y2={middle}
        pathLength={points}
        strokeDasharray={dividers.join(' ')}
      />
      <line
        className={styles.ticks}
        x2="100%"
        y1={foot}
        y2={foot}
        pathLength={points}
        strokeDasharray={`${short(hair)} ${short(step - hair)}`}
      />
    </>
  )
}

function percent(part: number, whole: number): string {
  return `${Math.round((part / Math.max(1, whole)) * 100_000) / 1000}%`
}

function short(value: number): number {
  return Math.round(value * 1000) / 1000
}
