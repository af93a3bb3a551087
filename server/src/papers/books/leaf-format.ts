/** What a page of a book is like on paper, in points. */
export type LeafFormat = {
  width: number
  height: number
  margin: number
  /** Below it stands the page number. */
  foot: number
  /** Of the story's letters, the largest that fits is taken. */
  sizes: readonly number[]
  titleSizes: readonly number[]
  /** Two languages stand beside each other, else one below the other. */
  isSideBySide: boolean
}

/** US Letter across: read aloud from, held at arm's length. */
export const wideLeaf: LeafFormat = {
  ...{ width: 792, height: 612, margin: 40, foot: 46 },
  ...{ sizes: [28, 26, 24, 22, 20, 18, 16, 15, 14], titleSizes: [52, 46, 40, 34, 28, 24] },
  isSideBySide: true,
}

/** Half of a letter page, upright: a sheet folded once has four. */
export const foldedLeaf: LeafFormat = {
  ...{ width: 396, height: 612, margin: 32, foot: 44 },
  ...{ sizes: [20, 18, 17, 16, 15, 14, 13, 12], titleSizes: [36, 32, 28, 24, 20] },
  isSideBySide: false,
}

export const ink = '#14213D'
export const quietInk = '#414E69'
export const ground = '#FFFDF8'
