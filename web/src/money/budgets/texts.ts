import { budgets as en } from './texts.en.ts'
import { budgets as es } from './texts.es.ts'

export const budgetsTexts = { budgets: { en, es } }
