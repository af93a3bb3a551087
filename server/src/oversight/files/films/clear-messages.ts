import { nothing } from './clear-bytes.ts'

/**
 * The messages within coded pictures that say how they are decoded and shown (Rec. ITU-T H.274 and annexes D of H.264 and H.265): times of
 * decoding, where a picture may be started with, how it lies, its light and its colors. All others go, those of users (4, 5) as well as
 * the time of day (136): cameras of AVCHD write where and when into them.
 */
const shown: ReadonlySet<number> = new Set([0, 1, 6, 45, 47, 129, 130, 132, 137, 144, 147, 148])

/** Those are short; a longer one says something else. */
const mostBytes = 255

/**
 * Clears the messages of a unit that show nothing, from a place on. Their lengths stay, and so does what keeps zeros apart from where
 * a unit begins. What is cut off goes to its end. Answers whether anything changed.
 */
export function clearMessages(unit: Buffer, from: number): boolean {
  let isChanged = false
  for (let at = from; at < unit.length && !isEnd(unit, at);) {
    const message = readMessage(unit, at)
    at = message.end
    if (message.isShown) continue
    if (clearRange(unit, message.from, message.end)) isChanged = true
  }
  return isChanged
}

/** What a message says from where to where; all of it where it is cut off before it says how long it is. */
function readMessage(unit: Buffer, begin: number): { from: number; end: number; isShown: boolean } {
  let at = begin
  const take = () => {
    if (isFiller(unit, at)) at += 1
    return unit[at++]
  }
  const number = () => {
    for (let sum = 0; ;) {
      const byte = take()
      if (byte === undefined) return undefined
      sum += byte
      if (byte !== 255) return sum
    }
  }
  const [type, length] = [number(), number()]
  if (type === undefined || length === undefined) return { from: begin, end: unit.length, isShown: false }
  const from = at
  let left = length
  for (; left > 0 && at < unit.length; left -= 1) take()
  const isShown = shown.has(type) && left === 0 && length <= mostBytes
  return { from, end: Math.min(at, unit.length), isShown }
}

/** A three behind two zeros is no part of what is said: it keeps these from being taken for where a unit begins. */
const isFiller = (unit: Buffer, at: number) =>
  at >= 2 && unit[at] === 3 && unit[at - 1] === 0 && unit[at - 2] === 0

/** A one, and zeros: the unit ends here. */
function isEnd(unit: Buffer, at: number): boolean {
  if (unit[at] !== 0x80) return false
  let last = at + 1
  while (last < unit.length && unit[last] === 0) last += 1
  return last === unit.length
}

/** Two zeros and the three behind them stay, so that as many bytes count as before. */
function clearRange(unit: Buffer, from: number, until: number): boolean {
  let isChanged = false
  for (let at = from; at < until; at += 1) {
    if (isFiller(unit, at)) continue
    if (isFiller(unit, at + 2) && unit[at] === 0) at += 1
    else if (unit[at] !== nothing) {
      unit[at] = nothing
      isChanged = true
    }
  }
  return isChanged
}
