import { safety as en } from './texts.en.ts'
import { safety as es } from './texts.es.ts'

export const safetyTexts = { safety: { en, es } }
