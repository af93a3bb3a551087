import { writer as en } from './texts.en.ts'
import { writer as es } from './texts.es.ts'

export const writerTexts = { writer: { en, es } }
