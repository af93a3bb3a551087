import { emails as en } from './texts.en.ts'
import { emails as es } from './texts.es.ts'

export const emailsTexts = { emails: { en, es } }
