import { giftNews as en } from './texts.en.ts'
import { giftNews as es } from './texts.es.ts'

export const giftNewsTexts = { giftNews: { en, es } }
