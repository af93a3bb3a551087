import { shareLinks as en } from './texts.en.ts'
import { shareLinks as es } from './texts.es.ts'

export const shareLinksTexts = { shareLinks: { en, es } }
