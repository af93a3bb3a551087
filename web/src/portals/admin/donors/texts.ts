import { donor as en } from './texts.en.ts'
import { donor as es } from './texts.es.ts'

export const donorTexts = { donor: { en, es } }
