import { system as en } from './texts.en.ts'
import { system as es } from './texts.es.ts'

export const systemTexts = { system: { en, es } }
