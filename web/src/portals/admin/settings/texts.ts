import { settings as en } from './texts.en.ts'
import { settings as es } from './texts.es.ts'

export const settingsTexts = { settings: { en, es } }
