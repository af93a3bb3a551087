import { consent as en } from './texts.en.ts'
import { consent as es } from './texts.es.ts'

export const consentTexts = { consent: { en, es } }
