import { siteDesk as en } from './texts.en.ts'
import { siteDesk as es } from './texts.es.ts'

export const siteDeskTexts = { siteDesk: { en, es } }
