import { slides as en } from './texts.en.ts'
import { slides as es } from './texts.es.ts'

export const slidesTexts = { slides: { en, es } }
