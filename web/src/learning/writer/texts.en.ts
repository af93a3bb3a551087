/** What a teacher reads of the provider that may write for their classrooms. */
export const writer = {
  title: 'Help from an AI provider',
  off: 'The writing tools and storybooks work without it: what you write stays on this site. If you agree, {provider} words your notes, goals, briefs and storybooks, and may paint their pictures.',
  on: '{provider} words your notes, goals, briefs and storybooks, and may paint their pictures. You agreed on {date}.',
  names:
    'Names of your students, your own name and your school’s are replaced by placeholders before anything is sent, and put back in the answer.',
  sent: 'What you type into a tool is sent to this provider: your points, a present level, a lesson plan. Of a storybook it is the title, your notes, what you write under photos, and what a picture shows; never a photo. Leave out what a stranger should not read.',
  free: 'You can take this back at any time. Without it the tools and storybooks write and draw by themselves, and so they do whenever the provider fails.',
  question: 'Let {provider} write for your classrooms?',
  agree: 'I agree',
  cancel: 'Cancel',
  agreed: 'Your agreement is saved.',
  failed: 'That could not be saved. Please try again.',
  takeBack: 'Take back my agreement',
  takenBack: 'Nothing more is sent to {provider}.',
}
