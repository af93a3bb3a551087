import { refusals as en } from './texts.en.ts'
import { refusals as es } from './texts.es.ts'

export const apiTexts = { refusals: { en, es } }
