/** The few colors of one book, on the drawing colors of the product's own pages. */
export type Palette = {
  paper: string
  ink: string
  sky: readonly [string, string]
  hills: readonly [string, string, string]
  leaf: string
  leafDark: string
  leafWarm: string
  ground: string
  wall: string
  wallLow: string
  floor: string
  wood: string
  woodDark: string
  sun: string
  /** Clothes and things take these: two warm, two cool, a light one. */
  accents: readonly [string, string, string, string, string]
}

const meadow: Palette = {
  paper: '#FFFDF6',
  ink: '#14213D',
  sky: ['#A9D6F0', '#EAF5EE'],
  hills: ['#C3E0BC', '#96C796', '#6BA873'],
  leaf: '#4C9A6A',
  leafDark: '#2F7D5B',
  leafWarm: '#8FBF5F',
  ground: '#E5D3A8',
  wall: '#F8E8C8',
  wallLow: '#EBCF9F',
  floor: '#D9A873',
  wood: '#B9824C',
  woodDark: '#8C5A2E',
  sun: '#FFC93C',
  accents: ['#FFC23A', '#D2603A', '#2B50BE', '#168577', '#F3B3B0'],
}

const harbor: Palette = {
  ...meadow,
  sky: ['#93C9DE', '#FBEFD9'],
  hills: ['#BEDCD2', '#86BDB4', '#4F958F'],
  leaf: '#3F8F83',
  leafDark: '#22685F',
  leafWarm: '#9CBF7A',
  ground: '#EBD5AE',
  wall: '#E4EEE6',
  wallLow: '#C4DBD3',
  floor: '#D8B183',
  accents: ['#F26B52', '#FFC658', '#1F5F86', '#2C9C8D', '#FFF0D2'],
}

const orchard: Palette = {
  ...meadow,
  sky: ['#C9DDE2', '#FFF1D8'],
  hills: ['#DDD9A0', '#B5BE77', '#86A05A'],
  leaf: '#7C9A4B',
  leafDark: '#51703A',
  leafWarm: '#D79B3F',
  ground: '#E7CB9B',
  wall: '#FBE3C6',
  wallLow: '#F0BF93',
  floor: '#C98F5C',
  wood: '#A8713F',
  woodDark: '#7A4A26',
  accents: ['#C8442F', '#EFA92B', '#3E6C8E', '#6E7F3A', '#F7D9B8'],
}

const lilac: Palette = {
  ...meadow,
  sky: ['#B9C9EE', '#FCEBEA'],
  hills: ['#CBDDCB', '#9CC3AE', '#6D9F92'],
  leaf: '#57997F',
  leafDark: '#34705F',
  leafWarm: '#B6BF6B',
  ground: '#EBD6BE',
  wall: '#F3E3EA',
  wallLow: '#DDC1D6',
  floor: '#D6A886',
  wood: '#AE7A58',
  woodDark: '#7C5140',
  accents: ['#EE8F96', '#FFCB52', '#7A4A97', '#2B8C86', '#F6E3EC'],
}

export const palettes = [meadow, harbor, orchard, lilac] as const
