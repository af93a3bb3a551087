import { kit as en } from './texts.en.ts'
import { kit as es } from './texts.es.ts'

export const uiTexts = { kit: { en, es } }
