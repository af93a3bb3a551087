import { pledges as en } from './texts.en.ts'
import { pledges as es } from './texts.es.ts'

export const pledgesTexts = { pledges: { en, es } }
