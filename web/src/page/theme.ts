/** The two looks: notebook by day, chalkboard by night. */
export const themes = ['light', 'dark'] as const

export type Theme = (typeof themes)[number]

/** Whether a word names one of our looks. */
export function isTheme(word: unknown): word is Theme {
  return themes.some((theme) => theme === word)
}
