import { payouts as en } from './texts.en.ts'
import { payouts as es } from './texts.es.ts'

export const payoutsTexts = { payouts: { en, es } }
