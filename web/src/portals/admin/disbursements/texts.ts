import { disbursementDesk as en } from './texts.en.ts'
import { disbursementDesk as es } from './texts.es.ts'

export const disbursementDeskTexts = { disbursementDesk: { en, es } }
