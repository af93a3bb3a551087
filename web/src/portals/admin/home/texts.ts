import { consoleHome as en } from './texts.en.ts'
import { consoleHome as es } from './texts.es.ts'

export const consoleHomeTexts = { consoleHome: { en, es } }
