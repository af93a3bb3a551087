export const studentErrors = {
  'students.not_found': { status: 404, sentence: 'This student is not on your class list.' },
  'students.name_taken': {
    status: 409,
    sentence: 'A student of this name is on your list already. Add an initial or a middle name.',
  },
  'students.too_many': { status: 409, sentence: 'Your class list is full: it holds 400 students.' },
  'students.not_own_classroom': { status: 404, sentence: 'This is not one of your classrooms.' },
} as const

/** The languages that notes to a family are written in. */
export const familyLanguages = ['en', 'es'] as const
export type FamilyLanguage = (typeof familyLanguages)[number]

export const maxStudentNameLength = 120
export const maxGradeLength = 20
/** A teacher of several classes has a few hundred. */
export const mostStudents = 400
