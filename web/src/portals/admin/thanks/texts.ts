import { thanks as en } from './texts.en.ts'
import { thanks as es } from './texts.es.ts'

export const thanksTexts = { thanks: { en, es } }
