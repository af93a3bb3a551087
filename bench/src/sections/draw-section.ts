import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { benchDraw } from '../draw/draw-bench.ts'
import type { Figure } from '../figures/figure.ts'
import type { Section } from './section.ts'

const measureFile = fileURLToPath(new URL('./measure-draw.ts', import.meta.url))

/** Figures 8 and 9, and the draw of a million entries and a thousand places; in a process with nothing else in it. */
export const drawSection: Section = {
  title: 'Draw: the algorithm alone, in memory',
  async measure({ say }): Promise<Figure[]> {
    const child = fork(measureFile, { stdio: 'inherit' })
    const [rows] = (await once(child, 'message')) as [ReturnType<typeof benchDraw>]
    say('Figure 10, exactness: contract/src/matching/tower-draw-distribution.test.ts proves it in npm test.')
    return rows.map((row) => ({ ...row, ...numberOf(row.name) }))
  },
}

function numberOf(name: string): { number?: number } {
  if (name.startsWith('growth')) return { number: 9 }
  return name.startsWith('draw') || name.includes('÷') ? { number: 8 } : {}
}
