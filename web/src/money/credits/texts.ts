import { credits as en } from './texts.en.ts'
import { credits as es } from './texts.es.ts'

export const creditsTexts = { credits: { en, es } }
