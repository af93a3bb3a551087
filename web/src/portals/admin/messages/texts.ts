import { messageDesk as en } from './texts.en.ts'
import { messageDesk as es } from './texts.es.ts'

export const messageDeskTexts = { messageDesk: { en, es } }
