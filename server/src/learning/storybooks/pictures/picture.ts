export const pictureStyles = ['storybook', 'watercolor', 'comic'] as const
export type PictureStyle = (typeof pictureStyles)[number]

export const sceneNames = [
  ...(['classroom', 'garden', 'library', 'lab', 'playground', 'kitchen', 'stage', 'bus'] as const),
  ...(['museum', 'beach', 'forest', 'night', 'snow', 'city'] as const),
  ...(['aquarium', 'zoo', 'desert', 'farm'] as const),
] as const
export type SceneName = (typeof sceneNames)[number]

/** How near the reader stands: all of the place, the children in it, their faces, or a look down at all of it. */
export const views = ['far', 'middle', 'near', 'above'] as const
export type View = (typeof views)[number]

export const times = ['morning', 'day', 'golden', 'dusk', 'night'] as const
export type TimeOfDay = (typeof times)[number]

export const weathers = ['clear', 'cloudy', 'rain', 'snow', 'wind'] as const
export type Weather = (typeof weathers)[number]

export const hairKinds = [
  ...(['short', 'crop', 'afro', 'puffs', 'braids', 'long', 'bob', 'bun', 'ponytail'] as const),
  ...(['curls', 'locs', 'waves', 'hijab'] as const),
] as const
export type HairKind = (typeof hairKinds)[number]

export const outfits = ['shirt', 'stripes', 'hoodie', 'dress', 'overalls', 'cardigan'] as const
export type Outfit = (typeof outfits)[number]

/** A child of a book: nobody's likeness, without a name, the same on each page. */
export type Child = {
  /** 1 the lightest of six tones, 6 the darkest. */
  skin: 1 | 2 | 3 | 4 | 5 | 6
  hair: HairKind
  hairColor: string
  outfit: Outfit
  /** Which of the palette's colors is worn above and below. */
  top: number
  bottom: number
  /** Beside the others: 0.92 to 1.06. */
  height: number
  glasses: boolean
  hearingAid: boolean
  wheelchair: boolean
  freckles: boolean
}

export type Cast = { palette: number; children: readonly Child[] }

export type PictureInput = {
  text: string
  caption: string
  prompt: string
  pageNumber: number
  pageCount: number
  style: PictureStyle
  seed: number
  cast: Cast
  /** Where the page plays when its own words name no place: `settingsOf` the book says it. */
  setting?: SceneName
  /** What hour it is when they name none: `hoursOf` the book says it. */
  hour?: TimeOfDay | undefined
}

export type Picture = { svg: string; scene: SceneName; altText: { en: string; es: string } }

export const width = 1200
export const height = 800
