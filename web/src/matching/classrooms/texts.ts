import { classrooms as en } from './texts.en.ts'
import { classrooms as es } from './texts.es.ts'

export const classroomsTexts = { classrooms: { en, es } }
