import { assistant as en } from './texts.en.ts'
import { assistant as es } from './texts.es.ts'

export const assistantTexts = { assistant: { en, es } }
