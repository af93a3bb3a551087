/** A time as a plan says it; `half` is what it says of morning or afternoon. */
export type ToldTime = { hour: number; minute: number | null; half: 'am' | 'pm' | null; words: string }
/** Times in a line with their places. */
export type TimeSpan = { from: ToldTime; until: ToldTime | null; start: number; end: number; lead: string }

const half = String.raw`(?:\s*(?:([ap])\.?\s?m\b\.?|(?:de|en|por) la (mañana|tarde)))?`
const clock = String.raw`(?:(\d{1,2})(?:[:h](\d{2})(?!\d))?${half}|(noon|midday|mediodía))`
const between = String.raw`(?:\s*[-–—]\s*|\s*\b(?:to|until|till)\s*|\s+(?:a las?|a|hasta las?|hasta|al|y)\s+)`
const spans = new RegExp(
  String.raw`(?<![\p{L}\p{N}:.,$/#%])(?:(@|(?:\b(?:at|by|from|until|till|a las?|las?|desde las|de))\s)\s*)?${clock}(?:${between}${clock})?(?![\p{N}%/°ªº]|(?:st|nd|rd|th|ro|do|er|to)\b|[:.,]\d|(?<!:\d{2})\s?(?:pages?|minutes?|mins?\b|minutos|students?|problems?))`,
  'giu',
)

/** Every time of day in a line: "8:15-9:00", "10 am", "@ 10", "de 8:00 a 9:00". A number alone is none. */
export function findTimes(line: string): TimeSpan[] {
  return [...line.matchAll(spans)].flatMap((match) => {
    const [all, before, ...parts] = match
    const from = readClock(parts.slice(0, 5))
    const until = readClock(parts.slice(5, 10))
    if (!from || !isTime({ from, until, lead: match.index === 0 && until ? 'at' : (before ?? '') })) return []
    return [
      {
        ...{
          from: onTheHour(from, until),
          until: until && onTheHour(until, from),
          start: match.index,
          end: match.index + all.length,
        },
        lead: (before ?? '').trim().toLowerCase(),
      },
    ]
  })
}

/** "8 - 8:20" begins at eight sharp: who writes minutes once leaves them out where there are none. */
function onTheHour(time: ToldTime, other: ToldTime | null): ToldTime {
  return time.minute === null && other !== null && other.minute !== null ? { ...time, minute: 0 } : time
}

function isTime({ from, until, lead }: Pick<TimeSpan, 'from' | 'until' | 'lead'>): boolean {
  if ([from, until].some((time) => time && (time.hour > 23 || (time.minute ?? 0) > 59))) return false
  const isPlain = (time: ToldTime | null) => time !== null && time.minute === null && time.half === null
  if (!isPlain(from) || (until && !isPlain(until))) return true
  return from.hour <= 12 && from.hour > 0 && /^(?:@|at|a las?|until|till|hasta)/i.test(lead)
}

function readClock(parts: readonly (string | undefined)[]): ToldTime | null {
  const [hour, minute, letter, part, noon] = parts
  if (noon !== undefined) return { hour: 12, minute: 0, half: 'pm', words: noon }
  if (hour === undefined) return null
  const told = letter?.toLowerCase() === 'a' || part?.toLowerCase() === 'mañana' ? 'am' : 'pm'
  const isTold = letter !== undefined || part !== undefined
  const words = minute === undefined ? hour : `${hour}:${minute}`
  const minutes = minute === undefined ? (isTold ? 0 : null) : Number(minute)
  return { hour: Number(hour), minute: minutes, half: isTold ? told : null, words }
}
