import { prospects as en } from './texts.en.ts'
import { prospects as es } from './texts.es.ts'

export const prospectsTexts = { prospects: { en, es } }
