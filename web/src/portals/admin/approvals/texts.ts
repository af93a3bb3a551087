import { approvals as en } from './texts.en.ts'
import { approvals as es } from './texts.es.ts'

export const approvalsTexts = { approvals: { en, es } }
