import { bookReader as en } from './texts.en.ts'
import { bookReader as es } from './texts.es.ts'

export const bookReaderTexts = { bookReader: { en, es } }
