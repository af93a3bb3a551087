import { review as en } from './texts.en.ts'
import { review as es } from './texts.es.ts'

export const reviewTexts = { review: { en, es } }
