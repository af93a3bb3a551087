import { athleteMoney as en } from './texts.en.ts'
import { athleteMoney as es } from './texts.es.ts'

export const athleteMoneyTexts = { athleteMoney: { en, es } }
