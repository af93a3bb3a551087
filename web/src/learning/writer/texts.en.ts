/** What a teacher reads of the provider that may write for their classrooms. */
export const writer = {
  title: 'Help from an AI provider',
  off: 'The writing tools work without it: what you write stays on this site. If you agree, {provider} words your notes, goals and briefs.',
  on: '{provider} words your notes, goals and briefs. You agreed on {date}.',
  names:
    'Names of your students, your own name and your school’s are replaced by placeholders before anything is sent, and put back in the answer.',
  sent: 'What you type into a tool is sent to this provider: your points, a present level, a lesson plan. Leave out what a stranger should not read.',
  free: 'You can take this back at any time. Without it, and whenever the provider fails, the tools write by themselves.',
  question: 'Let {provider} write for your classrooms?',
  agree: 'I agree',
  cancel: 'Cancel',
  agreed: 'Your agreement is saved.',
  failed: 'That could not be saved. Please try again.',
  takeBack: 'Take back my agreement',
  takenBack: 'Nothing more is sent to {provider}.',
}
