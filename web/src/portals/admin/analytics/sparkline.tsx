import { useId } from 'react'
import styles from './analytics.module.css'

export type SparklineProps = { title: string; values: readonly number[] }

const [width, height, margin] = [240, 48, 4]

/** A line through some numbers. What it shows, its title says in words. */
export function Sparkline({ title, values }: SparklineProps) {
  const id = useId()
  const most = Math.max(1, ...values)
  const step = (width - 2 * margin) / Math.max(1, values.length - 1)
  const points = values.map((value, nth) => ({
    x: margin + nth * step,
    y: height - margin - ((height - 2 * margin) * value) / most,
  }))
  const last = points.at(-1)
  return (
    <svg className={styles.line} viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={id}>
      <title id={id}>{title}</title>
      <line x1={margin} x2={width - margin} y1={height - margin} y2={height - margin} />
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {last && <circle cx={last.x} cy={last.y} r={3.5} />}
    </svg>
  )
}
