import type { Palette } from './palettes.ts'
import type { TimeOfDay, Weather } from '../picture.ts'
import { mix } from './color.ts'

type Light = { sky: readonly [string, string] | undefined; cast: string; place: number; people: number }

/** What the hour does: the sky's own colors, and how much of its light lies on the place and on the people. */
const lights: Record<TimeOfDay, Light> = {
  morning: { sky: ['#BFDDEB', '#FFE7C9'], cast: '#FFD9A8', place: 0.1, people: 0.02 },
  day: { sky: undefined, cast: '#FFFFFF', place: 0, people: 0 },
  golden: { sky: ['#F3B98A', '#FFE9BF'], cast: '#F6A04D', place: 0.2, people: 0.05 },
  dusk: { sky: ['#5D5B9B', '#F2A88E'], cast: '#574F95', place: 0.36, people: 0.08 },
  night: { sky: ['#141F49', '#44599A'], cast: '#16265C', place: 0.62, people: 0.12 },
}

/** The book's colors as they look at this hour, in this weather. */
export function lightUp(palette: Palette, time: TimeOfDay, weather: Weather): Palette {
  const light = lights[time]
  const gray = weather === 'rain' || weather === 'cloudy' ? 0.22 : weather === 'snow' ? 0.12 : 0
  const lit = (color: string) => mix(mix(color, light.cast, light.place), '#8E9BAE', gray)
  const [top, low] = light.sky ?? palette.sky
  return {
    ...palette,
    sky: [mix(top, '#9AA7B8', gray * 1.6), mix(low, '#D3D9DE', gray * 1.6)],
    hills: [lit(palette.hills[0]), lit(palette.hills[1]), lit(palette.hills[2])],
    ...{ leaf: lit(palette.leaf), leafDark: lit(palette.leafDark), leafWarm: lit(palette.leafWarm) },
    ...{ ground: lit(palette.ground), wood: lit(palette.wood), woodDark: lit(palette.woodDark) },
  }
}

/** Skin and clothes take little of the hour: a face stays a face at night. */
export function lightPeople(time: TimeOfDay): (color: string) => string {
  const { cast, people } = lights[time]
  return (color) => mix(color, cast, people)
}
