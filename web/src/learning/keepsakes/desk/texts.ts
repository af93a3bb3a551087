import { keepsakeDesk as en } from './texts.en.ts'
import { keepsakeDesk as es } from './texts.es.ts'

export const keepsakeDeskTexts = { keepsakeDesk: { en, es } }
