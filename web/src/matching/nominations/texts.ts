import { nominations } from './texts.en.ts'
import { nominations as nominationsEs } from './texts.es.ts'
import { teacherNomination } from './teacher-nomination-texts.en.ts'
import { teacherNomination as teacherNominationEs } from './teacher-nomination-texts.es.ts'

export const nominationsTexts = {
  nominations: { en: nominations, es: nominationsEs },
  teacherNomination: { en: teacherNomination, es: teacherNominationEs },
}
