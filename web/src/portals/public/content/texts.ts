import { content as en } from './texts.en.ts'
import { content as es } from './texts.es.ts'

export const contentTexts = { content: { en, es } }
