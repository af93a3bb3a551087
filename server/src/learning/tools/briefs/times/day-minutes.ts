import type { TimeSpan, ToldTime } from './find-times.ts'

/** Minutes since midnight on a school day: 7 to 11 lie before noon, 12 to 6 after, unless the plan says otherwise. */
export function minutesOf(time: ToldTime): number {
  const minute = time.minute ?? 0
  if (time.hour > 12 || time.hour === 0) return time.hour * 60 + minute
  const isAfternoon = time.half === null ? time.hour === 12 || time.hour < 7 : time.half === 'pm'
  return ((time.hour % 12) + (isAfternoon ? 12 : 0)) * 60 + minute
}

/** Begin and end; "1:00-2:00 pm" says it of both, unless that would turn the stretch around ("11:00-12:30 pm"). */
export function stretchOf({ from, until }: Pick<TimeSpan, 'from' | 'until'>): {
  from: number
  until: number | null
} {
  if (!until) return { from: minutesOf(from), until: null }
  const end = minutesOf(until)
  const same = minutesOf({ ...from, half: from.half ?? until.half })
  return { from: same <= end ? same : minutesOf(from), until: end }
}

/** Whether the plan leaves morning or afternoon open: six o'clock is no part of a school day. */
export function isHalfUnclear(time: ToldTime): boolean {
  return time.half === null && (time.hour === 6 || time.hour < 1)
}

/** "8:05"; an hour without minutes keeps a blank for them. */
export function printTime(time: ToldTime): string {
  const minute = time.minute === null ? '__' : String(time.minute).padStart(2, '0')
  return `${time.hour}:${minute}${time.half ? ` ${time.half}` : ''}`
}
