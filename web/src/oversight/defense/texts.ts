import { defense as en } from './texts.en.ts'
import { defense as es } from './texts.es.ts'

export const defenseTexts = { defense: { en, es } }
