/** Covering faces in a photo before it is sent. */
export const coverFaces = {
  offer: 'Look for faces in photos and cover them before they are sent',
  title: 'Cover faces in {name}',
  text: 'What you mark is covered for good before the photo is kept. Faces are looked for on this device; nothing is sent until you press Send photo.',
  looking: 'Looking for faces…',
  found: {
    one: '{count} face was found and marked. Look whether there are more.',
    other: '{count} faces were found and marked. Look whether there are more.',
  },
  none: 'No face was found. If there are any, mark them by hand.',
  unable: 'Faces cannot be looked for on this device. Mark them by hand.',
  unreadable: 'This photo cannot be shown here, so nothing in it can be marked.',
  picture: 'The photo with its marks',
  mark: 'Mark {place} of {count}',
  help: 'Drag on the photo to mark a face. Arrow keys move a mark, Shift with arrow keys changes its size, Delete removes it.',
  add: 'Add a mark',
  remove: 'Remove this mark',
  full: 'A photo takes at most {most} marks.',
  count: {
    one: '{count} place will be covered.',
    other: '{count} places will be covered.',
  },
  send: 'Send photo',
  cancel: 'Do not send',
  declined: 'Not sent.',
} as const
