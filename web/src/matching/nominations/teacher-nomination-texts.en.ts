/** Naming a teacher who is not on the site yet. */
export const teacherNomination = {
  title: 'Nominate a Teacher',
  description: 'Tell us of a teacher whose classroom should be here.',
  lead: 'Know a teacher whose classroom should be here? Tell us who and why. We read every nomination.',
  nominatorName: 'Your name',
  nominatorEmail: 'Your email',
  teacherName: 'Teacher’s name',
  school: 'School',
  reason: 'Why this teacher?',
  errors: {
    nominator_name: 'Please enter your name.',
    nominator_email: 'Please enter an email address we can answer to.',
    teacher_name: 'Please enter the teacher’s name.',
    school: 'Please enter the school.',
    reason: 'Please tell us why.',
  },
  tooLong: 'This is too long.',
  button: 'Submit nomination',
  pending: 'Submitting…',
  done: 'Thanks! We’ll review your nomination.',
  another: 'Nominate another teacher',
  failed: 'Failed to submit',
  picture: 'Portrait of a teacher, illustration.',
  next: [
    {
      title: 'We write to the school',
      text: 'Staff ask the teacher whether they would like a classroom here.',
    },
    {
      title: 'The teacher confirms',
      text: 'With a link to a school address. From then on neighbors can nominate the classroom.',
    },
  ],
  classroom: 'Already here? Nominate the classroom',
  closed: 'Nominations are closed',
  closedText: 'We take no nominations at the moment.',
  programs: 'See the programs',
} as const
