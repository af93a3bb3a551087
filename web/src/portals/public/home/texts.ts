import { home as en } from './texts.en.ts'
import { home as es } from './texts.es.ts'

export const homeTexts = { home: { en, es } }
