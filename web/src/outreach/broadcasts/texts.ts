import { broadcasts as en } from './texts.en.ts'
import { broadcasts as es } from './texts.es.ts'

export const broadcastsTexts = { broadcasts: { en, es } }
