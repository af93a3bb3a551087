import { connected as en } from './texts.en.ts'
import { connected as es } from './texts.es.ts'

export const connectedTexts = { connected: { en, es } }
