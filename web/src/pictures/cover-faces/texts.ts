import { coverFaces as en } from './texts.en.ts'
import { coverFaces as es } from './texts.es.ts'

export const coverFacesTexts = { coverFaces: { en, es } }
