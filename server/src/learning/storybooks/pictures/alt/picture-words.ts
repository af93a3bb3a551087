import type { PoseName } from '../people/poses.ts'
import type { HairKind, SceneName, TimeOfDay, View, Weather } from '../picture.ts'

/** The pieces of a description, in one language. */
export type PictureWords = {
  counts: readonly [string, string, string, string]
  views: Partial<Record<View, string>>
  places: Record<SceneName, string>
  times: Partial<Record<TimeOfDay, string>>
  weathers: Partial<Record<Weather, string>>
  outside: Partial<Record<Weather, string>>
  who: Record<HairKind | 'wheelchair' | 'glasses', string>
  does: Record<PoseName, string>
  /** The same from a wheelchair, where it is something else. */
  seated: Partial<Record<PoseName, string>>
  /** Begins what a child does, where there are several. */
  subject: string
  /** The same where there is one. */
  one: string
  that: string
  holds: string
  pointsAt: string
  and: string
  nearOne: string
  nearMore: string
}
