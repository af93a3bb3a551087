import { views as en } from './texts.en.ts'
import { views as es } from './texts.es.ts'

export const viewsTexts = { views: { en, es } }
