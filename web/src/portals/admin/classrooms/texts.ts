import { classroomList as en } from './texts.en.ts'
import { classroomList as es } from './texts.es.ts'

export const classroomListTexts = { classroomList: { en, es } }
