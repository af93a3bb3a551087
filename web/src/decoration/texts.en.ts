/** What lies over a page: the seasonal decoration with its switch, and the note of the check under attack. */
export const overlays = {
  turnOn: 'Show seasonal decoration',
  turnOff: 'Stop seasonal decoration',
  pack: 'Which',
  packs: {
    auto: 'By season',
    fall: 'Fall leaves',
    winter: 'Winter snow',
    lights: 'String lights',
    confetti: 'Confetti',
    hearts: 'Hearts',
    halloween: 'Halloween',
  },
  intensity: 'How much',
  intensities: { low: 'A little', med: 'Some', high: 'A lot' },
  noSeason: 'From March to August no season is set. Choose a decoration to see one.',
  calmDevice: 'Your device asks for less motion or less data, so nothing is drawn.',
  challenge: {
    solving: 'A short check of your browser, because traffic is unusual. It takes a few seconds.',
    sending: 'The check is done. Your form is sent again.',
    ready: 'The check is done. Please send your form again.',
    lost: 'Something went wrong. Please try again: your form did not get through, and what you entered is still here.',
  },
} as const
