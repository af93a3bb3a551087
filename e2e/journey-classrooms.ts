/** Classrooms that nobody has confirmed yet, one for each story that needs its own. No story touches another's. */
const stories = {
  main: 'Kite',
  designated: 'Lantern',
  unconfirmed: 'Anchor',
  realtime: 'Compass',
  keyboard: 'Pebble',
  everyPage: 'Ribbon',
  share: 'Feather',
  drawVisits: 'Meadow',
  nominators: 'Thimble',
  photos: 'Snapshot',
  shareLinks: 'Ladder',
  delivery: 'Parcel',
} as const

export type Story = keyof typeof stories

/** How often a journey may run on one server, each time with a classroom that nobody has confirmed yet. */
const tries = [...'ABCDEFGHIJ']

/** The name of a story's classroom at its first try, its second and so on; none is a part of another. */
export function nameClassroom(story: Story, nth: number): string {
  const letter = tries[nth]
  if (!letter) throw new Error(`a journey has ${tries.length} classrooms for as many tries on one server`)
  return nth === 0 ? `${stories[story]} Classroom` : `${stories[story]} ${letter} Classroom`
}

/** The spreadsheet that brings them in. */
export function journeySheet(): string {
  const names = tries.flatMap((_, nth) =>
    Object.keys(stories).map((story) => nameClassroom(story as Story, nth)),
  )
  const rows = names.map((name) => `${name},Journey School,Dayton,OH,3`)
  return ['Classroom name,School,City,State,Grade', ...rows, ''].join('\r\n')
}
