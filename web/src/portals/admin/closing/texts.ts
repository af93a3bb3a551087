import { closing as en } from './texts.en.ts'
import { closing as es } from './texts.es.ts'

export const closingTexts = { closing: { en, es } }
