import { market as marketEn } from './market-texts.en.ts'
import { market as marketEs } from './market-texts.es.ts'
import { credits as en } from './texts.en.ts'
import { credits as es } from './texts.es.ts'

export const creditsTexts = { credits: { en, es }, market: { en: marketEn, es: marketEs } }
