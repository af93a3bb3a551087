import { describe, expect, test } from 'vitest'
import { blockingOf, type TraceEvent } from './unwatched-blocking.ts'

const main = { pid: 7, tid: 7 }
const paint: TraceEvent = { ...main, name: 'firstContentfulPaint', ts: 1_000_000 }
const script: TraceEvent = { ...main, name: 'v8.evaluateModule', ts: 1_400_000 }
const task = (ms: number, at = 1_500_000, thread = main): TraceEvent => ({
  ...{ ...thread, name: 'RunTask', ts: at, dur: ms * 5_000, tdur: ms * 1_000 },
})

describe('what a page blocks for', () => {
  test('is what each task takes of the processor above 50 ms of a phone four times slower', () => {
    expect(blockingOf([paint, script, task(20), task(12), task(13)])).toBe(30 + 0 + 2)
  })

  test('begins with the first paint and with the task that it falls into', () => {
    expect(blockingOf([paint, script, task(40, 100_000), task(40, 900_000)])).toBe(110)
  })

  test('leaves out other threads', () => {
    expect(blockingOf([paint, script, task(40, 1_500_000, { pid: 7, tid: 8 })])).toBe(0)
  })

  test('is not told of a trace that ended before the page did', () => {
    expect(() => blockingOf([script])).toThrow('no paint')
    expect(() => blockingOf([paint, task(40)])).toThrow('before the scripts')
  })
})
