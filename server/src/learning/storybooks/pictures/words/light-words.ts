import type { TimeOfDay, Weather } from '../picture.ts'
import { listed, type WordLists } from './find-words.ts'

export const timeWords: Partial<Record<TimeOfDay, WordLists>> = {
  night: listed(
    'night, midnight, moon, star, bedtime, moonlight, the dark, milky way',
    'noche, medianoche, luna, estrella, lo oscuro, via lactea',
  ),
  dusk: listed('dusk, evening, twilight, sundown', 'anochecer, atardecer, crepusculo'),
  golden: listed(
    'sunset, afternoon, golden light, after school, end of the day',
    'puesta de sol, tarde, fin del dia',
  ),
  morning: listed(
    'morning, sunrise, dawn, woke, wake up, breakfast',
    'manana, amanecer, alba, desperto, despertar*, desayuno',
  ),
}

/** It is night for more than a page: a star alone may be of paper. */
export const nightWords = listed(
  'night, midnight, moon, moonlight, in the dark, milky way',
  'noche, medianoche, luna, lo oscuro, via lactea',
)
/** Another day begins. */
export const dayWords = listed(
  'monday, tuesday, wednesday, thursday, friday, saturday, sunday, next day, tomorrow',
  'lunes, martes, miercoles, jueves, viernes, sabado, domingo, dia siguiente, otro dia',
)

export const weatherWords: Partial<Record<Weather, WordLists>> = {
  snow: listed('snow*, blizzard, snowflake', 'nieve, nevo, nevaba, nevar, nevada, copo'),
  rain: listed(
    'rain, rained, raining, rainy, storm, stormy, puddle, raindrop, drizzl*, umbrella',
    'lluvia, lluvioso, llovio, llovia, llover, llueve, tormenta, charco, paraguas',
  ),
  wind: listed('wind, windy, breeze, blew, gust', 'viento, brisa, soplo, soplaba, ventoso'),
  cloudy: listed('cloudy, cloud, fog, foggy, gray day', 'nublado, nube, niebla, neblina, dia gris'),
}
