import { admin as en } from './texts.en.ts'
import { admin as es } from './texts.es.ts'

export const adminTexts = { admin: { en, es } }
