import { programDesk as en } from './texts.en.ts'
import { programDesk as es } from './texts.es.ts'

export const programDeskTexts = { programDesk: { en, es } }
