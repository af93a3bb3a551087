import { leftOut as en } from './left-out-texts.en.ts'
import { leftOut as es } from './left-out-texts.es.ts'

export const leftOutTexts = { leftOut: { en, es } }
