import { shell as en } from './texts.en.ts'
import { shell as es } from './texts.es.ts'

export const pageTexts = { shell: { en, es } }
