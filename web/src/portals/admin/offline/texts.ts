import { offline as en } from './texts.en.ts'
import { offline as es } from './texts.es.ts'

export const offlineTexts = { offline: { en, es } }
