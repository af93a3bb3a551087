import { tickets as en } from './texts.en.ts'
import { tickets as es } from './texts.es.ts'

export const ticketsTexts = { tickets: { en, es } }
