/** Rooms that nobody has confirmed yet, one for each story that needs its own. No story touches another's. */
export const journeyRooms = {
  main: 'Kite Room',
  designated: 'Lantern Room',
  unconfirmed: 'Anchor Room',
  realtime: 'Compass Room',
  withoutScript: 'Harvest Room',
  keyboard: 'Pebble Room',
  everyPage: 'Ribbon Room',
  share: 'Feather Room',
  drawVisits: 'Meadow Room',
} as const

/** The spreadsheet that brings them in. */
export function journeySheet(): string {
  const rows = Object.values(journeyRooms).map((name) => `${name},Journey School,Dayton,OH,3`)
  return ['Classroom name,School,City,State,Grade', ...rows, ''].join('\r\n')
}
