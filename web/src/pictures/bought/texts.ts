import { bought as en } from './texts.en.ts'
import { bought as es } from './texts.es.ts'

export const boughtTexts = { bought: { en, es } }
