import { teacherLinks as en } from './texts.en.ts'
import { teacherLinks as es } from './texts.es.ts'

export const teacherLinksTexts = { teacherLinks: { en, es } }
