import { share as en } from './texts.en.ts'
import { share as es } from './texts.es.ts'

export const teacherShareTexts = { share: { en, es } }
