/** A classroom that somebody gave for, picked by its name. */
export const classroomPick = {
  classroom: 'Classroom',
  hint: 'Type a name, teacher, school or town, then pick the classroom.',
  which: 'Which classroom',
  pick: 'Pick one',
  none: 'No classroom that anybody gave for is called that.',
  gone: 'a classroom that is not here anymore',
} as const
