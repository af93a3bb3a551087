import { reimbursements as en } from './texts.en.ts'
import { reimbursements as es } from './texts.es.ts'

export const reimbursementsTexts = { reimbursements: { en, es } }
