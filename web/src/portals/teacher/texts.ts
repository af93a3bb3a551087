import { teacher as en } from './texts.en.ts'
import { teacher as es } from './texts.es.ts'

export const teacherTexts = { teacher: { en, es } }
