import { classroomList as en } from './texts.en.ts'
import { classroomList as es } from './texts.es.ts'
import { twins as twinsEn } from './twins-texts.en.ts'
import { twins as twinsEs } from './twins-texts.es.ts'
import { classroomWords as wordsEn } from './words-texts.en.ts'
import { classroomWords as wordsEs } from './words-texts.es.ts'

export const classroomListTexts = {
  classroomList: { en, es },
  classroomWords: { en: wordsEn, es: wordsEs },
  twins: { en: twinsEn, es: twinsEs },
}
