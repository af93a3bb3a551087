import { badges as en } from './texts.en.ts'
import { badges as es } from './texts.es.ts'

export const badgesTexts = { badges: { en, es } }
