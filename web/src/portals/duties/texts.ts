import { duties as en } from './texts.en.ts'
import { duties as es } from './texts.es.ts'

export const dutyTexts = { duties: { en, es } }
