import { keepsakes as en } from './texts.en.ts'
import { keepsakes as es } from './texts.es.ts'

export const keepsakesTexts = { keepsakes: { en, es } }
