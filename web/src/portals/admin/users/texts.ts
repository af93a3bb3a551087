import { people as en } from './texts.en.ts'
import { people as es } from './texts.es.ts'

export const usersTexts = { people: { en, es } }
