import { auditWords as en } from './texts.en.ts'
import { auditWords as es } from './texts.es.ts'

export const auditWordsTexts = { auditWords: { en, es } }
