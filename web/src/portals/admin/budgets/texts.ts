import { budgetDesk as en } from './texts.en.ts'
import { budgetDesk as es } from './texts.es.ts'

export const budgetDeskTexts = { budgetDesk: { en, es } }
