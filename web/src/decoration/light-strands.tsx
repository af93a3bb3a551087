import type { CSSProperties } from 'react'
import { bulbsPerStrand } from './piece-counts.ts'
import { scatter } from './scatter.ts'
import styles from './season-scene.module.css'

const colors = ['var(--i-yellow)', 'var(--i-brick)', 'var(--i-teal)', 'var(--i-blue)', 'var(--i-plum)']
const sagPx = 26

/** Strings of lights below the header; each bulb dims and glows in its own time. */
export function LightStrands({ count }: { count: number }) {
  return Array.from({ length: count }, (_, strand) => (
    <div key={strand} className={styles.strand} style={{ '--row': strand } as CSSProperties}>
      <svg viewBox="0 0 100 30" preserveAspectRatio="none" className={styles.wire}>
        <path d="M0 2Q50 54 100 2" vectorEffect="non-scaling-stroke" />
      </svg>
      {Array.from({ length: bulbsPerStrand }, (_, bulb) => (
        <span key={bulb} className={styles.bulb} style={styleOf(strand, bulb)} />
      ))}
    </div>
  ))
}

function styleOf(strand: number, bulb: number): CSSProperties {
  const along = (bulb + 0.5) / bulbsPerStrand
  return {
    left: `${(along * 100).toFixed(2)}%`,
    // The wire hangs as a parabola.
    top: `${(2 + 4 * sagPx * along * (1 - along)).toFixed(1)}px`,
    color: colors[(bulb + strand) % colors.length],
    animationDelay: `${(-4 * scatter(bulb + strand * bulbsPerStrand, 0)).toFixed(2)}s`,
  }
}
