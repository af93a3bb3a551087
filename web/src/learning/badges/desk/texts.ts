import { itemDesk as en } from './texts.en.ts'
import { itemDesk as es } from './texts.es.ts'

export const itemDeskTexts = { itemDesk: { en, es } }
