import { giving as en } from './texts.en.ts'
import { giving as es } from './texts.es.ts'

export const givingTexts = { giving: { en, es } }
