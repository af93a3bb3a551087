import { personData as en } from './texts.en.ts'
import { personData as es } from './texts.es.ts'

export const personDataTexts = { personData: { en, es } }
