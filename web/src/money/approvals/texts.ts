import { secondPerson as en } from './texts.en.ts'
import { secondPerson as es } from './texts.es.ts'

export const secondPersonTexts = { secondPerson: { en, es } }
