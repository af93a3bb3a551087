import { teacherCards as staffEn } from './staff-texts.en.ts'
import { teacherCards as staffEs } from './staff-texts.es.ts'
import { cards as en } from './texts.en.ts'
import { cards as es } from './texts.es.ts'

export const cardsTexts = { cards: { en, es }, teacherCards: { en: staffEn, es: staffEs } }
