import { kitPage as en } from './texts.en.ts'
import { kitPage as es } from './texts.es.ts'

export const developerTexts = { kitPage: { en, es } }
