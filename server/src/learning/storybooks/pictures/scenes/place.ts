import type { Chance } from '../chance.ts'
import type { Palette } from '../pen/palettes.ts'
import type { Pen } from '../pen/pen.ts'
import type { TimeOfDay, View, Weather } from '../picture.ts'

/** What a scene is drawn with. */
export type Place = {
  pen: Pen
  chance: Chance
  /** The book's colors in the light of this page. */
  colors: Palette
  view: View
  time: TimeOfDay
  weather: Weather
  /** Where ground and sky, or floor and wall, meet. */
  horizon: number
  /** Keeps a gradient and says how to name it as a fill. */
  gradient(kind: 'down' | 'round', stops: readonly (readonly [color: string, strength: number])[]): string
}

/** Drawn behind everybody, and at the lower edge before everybody. */
export type Scenery = { back: string; front: string }
export type Scene = (place: Place) => Scenery
