import { drawDesk as en } from './texts.en.ts'
import { drawDesk as es } from './texts.es.ts'

export const drawDeskTexts = { drawDesk: { en, es } }
