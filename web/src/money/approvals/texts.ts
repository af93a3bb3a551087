import { grounds as groundsEn, secondPerson as en } from './texts.en.ts'
import { grounds as groundsEs, secondPerson as es } from './texts.es.ts'

export const secondPersonTexts = { secondPerson: { en, es }, grounds: { en: groundsEn, es: groundsEs } }
