import { tools as en } from './texts.en.ts'
import { tools as es } from './texts.es.ts'

export const toolsTexts = { tools: { en, es } }
