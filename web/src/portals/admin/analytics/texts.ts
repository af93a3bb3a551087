import { analytics as en } from './texts.en.ts'
import { analytics as es } from './texts.es.ts'

export const analyticsTexts = { analytics: { en, es } }
