import { sessionDesk as en } from './texts.en.ts'
import { sessionDesk as es } from './texts.es.ts'

export const sessionDeskTexts = { sessionDesk: { en, es } }
