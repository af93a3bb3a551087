/** The seasonal decoration: its switch in the footer and on the developer page. */
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
} as const
