/** Every classroom. */
export const classroomList = {
  title: 'Classrooms',
  lead: 'Every classroom with its school and teacher. Search for a school to see its classrooms.',
  caption: 'Classrooms, the newest first unless ordered otherwise',
  search: 'Name, teacher, school or place',
  standing: 'Confirmed',
  standings: { confirmed: 'Confirmed', unconfirmed: 'Not yet confirmed', merged: 'Merged' },
  columns: {
    classroom: 'Classroom',
    school: 'School',
    teacher: 'Teacher',
    grade: 'Grade',
    confirmed: 'Confirmed',
    created: 'Created',
  },
  noTeacher: 'Nobody yet',
  unconfirmed: 'Not yet',
  merged: 'Merged',
  none: 'No classroom has been named yet.',
  noMatch: 'No classroom matches.',
  failed: 'Failed to load classrooms',
} as const
