import { developer as en } from './developer-texts.en.ts'
import { developer as es } from './developer-texts.es.ts'

export const publicTexts = { developer: { en, es } }
