/** How a classroom is called and where it is, as staff write it down. */
export const classroomWords = {
  name: 'Classroom name',
  nameMissing: 'Enter a name.',
  school: 'School',
  city: 'City',
  state: 'State',
  noState: 'Not known',
  grade: 'Grade',
  gradeHint: 'Such as 3, or K–2.',
  correct: 'Correct',
  correctOf: 'Correct name and place',
  note: 'Pages, posters and lists show it at once. Nominations, slots and links stay with the classroom.',
  save: 'Save',
  back: 'Back',
  saved: 'The classroom is corrected.',
  failed: 'That did not work. Nothing has changed.',
  changed: 'Somebody else changed this classroom meanwhile. Look at what it says now, then save again.',
} as const
