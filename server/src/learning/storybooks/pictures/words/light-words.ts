import type { TimeOfDay, Weather } from '../picture.ts'
import type { WordLists } from './find-words.ts'

export const timeWords: Partial<Record<TimeOfDay, WordLists>> = {
  night: { en: ['night', 'midnight', 'moon', 'star', 'bedtime', 'moonlight'], es: ['noche', 'medianoche', 'luna', 'estrella'] },
  dusk: { en: ['dusk', 'evening', 'twilight', 'sundown'], es: ['anochecer', 'atardecer', 'crepusculo'] },
  golden: { en: ['sunset', 'afternoon', 'golden light', 'after school', 'end of the day'], es: ['puesta de sol', 'tarde', 'fin del dia'] },
  morning: { en: ['morning', 'sunrise', 'dawn', 'woke', 'wake up', 'breakfast'], es: ['manana', 'amanecer', 'alba', 'desperto', 'despertar*', 'desayuno'] },
}

export const weatherWords: Partial<Record<Weather, WordLists>> = {
  snow: { en: ['snow*', 'blizzard', 'snowflake'], es: ['nieve', 'nevo', 'nevaba', 'nevar', 'nevada', 'copo'] },
  rain: { en: ['rain', 'rained', 'raining', 'rainy', 'storm', 'stormy', 'puddle', 'raindrop', 'drizzl*', 'umbrella'], es: ['lluvia', 'lluvioso', 'llovio', 'llovia', 'llover', 'llueve', 'tormenta', 'charco', 'paraguas'] },
  wind: { en: ['wind', 'windy', 'breeze', 'blew', 'gust'], es: ['viento', 'brisa', 'soplo', 'soplaba', 'ventoso'] },
  cloudy: { en: ['cloudy', 'cloud', 'fog', 'foggy', 'gray day'], es: ['nublado', 'nube', 'niebla', 'neblina', 'dia gris'] },
}
