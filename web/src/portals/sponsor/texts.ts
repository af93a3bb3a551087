import { sponsor as en } from './texts.en.ts'
import { sponsor as es } from './texts.es.ts'

export const sponsorTexts = { sponsor: { en, es } }
