import { notifications as en } from './texts.en.ts'
import { notifications as es } from './texts.es.ts'

export const inboxTexts = { notifications: { en, es } }
