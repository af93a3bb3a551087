/** Classrooms that nobody has confirmed yet, one for each story that needs its own. No story touches another's. */
export const journeyClassrooms = {
  main: 'Kite Classroom',
  designated: 'Lantern Classroom',
  unconfirmed: 'Anchor Classroom',
  realtime: 'Compass Classroom',
  keyboard: 'Pebble Classroom',
  everyPage: 'Ribbon Classroom',
  share: 'Feather Classroom',
  drawVisits: 'Meadow Classroom',
  nominators: 'Thimble Classroom',
  photos: 'Snapshot Classroom',
  shareLinks: 'Ladder Classroom',
  delivery: 'Parcel Classroom',
} as const

/** The spreadsheet that brings them in. */
export function journeySheet(): string {
  const rows = Object.values(journeyClassrooms).map((name) => `${name},Journey School,Dayton,OH,3`)
  return ['Classroom name,School,City,State,Grade', ...rows, ''].join('\r\n')
}
