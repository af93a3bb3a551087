import { nominees as en } from './texts.en.ts'
import { nominees as es } from './texts.es.ts'

export const nomineesTexts = { nominees: { en, es } }
