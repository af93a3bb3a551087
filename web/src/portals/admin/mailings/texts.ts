import { mailings as en } from './texts.en.ts'
import { mailings as es } from './texts.es.ts'

export const mailingsTexts = { mailings: { en, es } }
