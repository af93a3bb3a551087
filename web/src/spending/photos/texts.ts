import { photos as en } from './texts.en.ts'
import { photos as es } from './texts.es.ts'

export const photosTexts = { photos: { en, es } }
