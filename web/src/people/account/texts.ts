import { account as en } from './texts.en.ts'
import { account as es } from './texts.es.ts'

export const accountTexts = { account: { en, es } }
