import { classroomList as en } from './texts.en.ts'
import { classroomList as es } from './texts.es.ts'
import { twins as twinsEn } from './twins-texts.en.ts'
import { twins as twinsEs } from './twins-texts.es.ts'

export const classroomListTexts = { classroomList: { en, es }, twins: { en: twinsEn, es: twinsEs } }
