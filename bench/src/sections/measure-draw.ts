/** Runs the draw's own bench in a process of its own, whose memory and compiled code nothing else has touched. */
import { benchDraw } from '../draw/draw-bench.ts'

process.send?.(benchDraw(), () => process.disconnect())
