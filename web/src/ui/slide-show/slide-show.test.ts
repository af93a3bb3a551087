import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSlideShow } from './slide-show.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const turns = [
  { id: 'a', showMs: 8_000 },
  { id: 'b', showMs: 3_000 },
  { id: 'c', showMs: 8_000 },
]

function started({ plays = true, slides = turns } = {}) {
  const show = createSlideShow(slides, { plays })
  show.start()
  return show
}

/** What is on the screen after each of these waits. */
const after = (show: ReturnType<typeof started>, ...waits: number[]) =>
  waits.map((wait) => {
    vi.advanceTimersByTime(wait)
    return show.state().currentId
  })

test('slides follow in order, each for its own time, and begin again', () => {
  expect(after(started(), 7_999, 1, 2_999, 1, 7_999, 1)).toEqual(['a', 'b', 'b', 'c', 'c', 'a'])
})

test('Pause stops the advance and Play takes it up again', () => {
  const show = started()
  show.pause()
  expect(after(show, 60_000)).toEqual(['a'])
  show.play()
  expect(after(show, 7_999, 1)).toEqual(['a', 'b'])
})

test('a pointer or the focus holds the slide, and a full turn begins when both are gone', () => {
  const show = started()
  show.hold('pointer')
  show.hold('focus')
  expect(after(show, 60_000)).toEqual(['a'])
  show.release('pointer')
  expect([...after(show, 60_000), show.state().plays, show.state().turns]).toEqual(['a', true, false])
  show.release('focus')
  expect(after(show, 7_999, 1)).toEqual(['a', 'b'])
})

test('whoever presses Play with the pointer on it sees the slides turn', () => {
  const show = started({ plays: false })
  show.hold('pointer')
  show.play()
  expect(after(show, 8_000)).toEqual(['b'])
  show.pause()
  expect(after(show, 60_000)).toEqual(['b'])
})

test('a slide chosen by hand stays', () => {
  const show = started()
  show.previous()
  expect([...after(show, 60_000), show.state().plays]).toEqual(['c', false])
  show.next()
  expect(after(show, 60_000)).toEqual(['a'])
})

test('other slides replace what is gone at once, also when paused', () => {
  const show = started()
  show.pause()
  show.take([{ id: 'urgent', showMs: 8_000 }])
  expect(show.state().currentId).toBe('urgent')
  show.take(turns)
  expect(show.state().currentId).toBe('a')
})

test('a slide that is still there keeps its place and the time it has left', () => {
  const show = started()
  expect(after(show, 8_000, 2_000)).toEqual(['b', 'b'])
  show.take([{ id: 'new', showMs: 8_000 }, ...turns])
  expect(after(show, 999, 1)).toEqual(['b', 'c'])
})

test('a lone slide stays until there is another', () => {
  const show = started({ slides: turns.slice(0, 1) })
  expect(after(show, 60_000)).toEqual(['a'])
  show.take(turns)
  expect(after(show, 7_999, 1)).toEqual(['a', 'b'])
})

test('nothing turns before the start or after the stop', () => {
  const show = createSlideShow(turns, { plays: true })
  expect(after(show, 60_000)).toEqual(['a'])
  show.start()
  show.stop()
  expect(after(show, 60_000)).toEqual(['a'])
})

test('slides that were gone for a moment come back where they were', () => {
  const turns = ['a', 'b'].map((id) => ({ id, showMs: 1_000 }))
  const show = createSlideShow(turns, { plays: false })
  show.next()
  show.take([])
  show.take(turns)
  expect(show.state()).toMatchObject({ currentId: 'b', plays: false })
})
