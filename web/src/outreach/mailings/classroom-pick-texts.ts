import { classroomPick as en } from './classroom-pick-texts.en.ts'
import { classroomPick as es } from './classroom-pick-texts.es.ts'

export const classroomPickTexts = { classroomPick: { en, es } }
