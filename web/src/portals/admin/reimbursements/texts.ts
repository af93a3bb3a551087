import { reimbursementDesk as en } from './texts.en.ts'
import { reimbursementDesk as es } from './texts.es.ts'

export const reimbursementDeskTexts = { reimbursementDesk: { en, es } }
