import { programs as en } from './texts.en.ts'
import { programs as es } from './texts.es.ts'

export const programsTexts = { programs: { en, es } }
