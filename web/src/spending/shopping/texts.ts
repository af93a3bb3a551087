import { shopping as en } from './texts.en.ts'
import { shopping as es } from './texts.es.ts'

export const shoppingTexts = { shopping: { en, es } }
