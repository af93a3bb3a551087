import { support as en } from './texts.en.ts'
import { support as es } from './texts.es.ts'

export const supportTexts = { support: { en, es } }
