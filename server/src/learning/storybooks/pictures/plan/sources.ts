import type { PictureInput } from '../picture.ts'
import { plainWords, tonguesOf, type Tongue } from '../words/find-words.ts'

/** Words of one origin, as they are looked up. */
export type Source = { plain: string; tongues: readonly Tongue[]; weight: number }

type Words = Pick<PictureInput, 'text' | 'caption' | 'prompt'>

/** What was asked of the picture, the caption and the text of a page: the weightiest first. */
export function sourcesOf({ prompt, caption, text }: Words): readonly Source[] {
  return [
    { words: prompt, weight: 6 },
    { words: caption, weight: 2.5 },
    { words: text, weight: 1 },
  ].map(({ words, weight }): Source => {
    const plain = plainWords(words)
    return { plain, weight, tongues: tonguesOf(plain) }
  })
}

/** What is meant as it is said: beside what was asked of the picture, “quiet as snow on a roof” in the text is no snow. */
export function literalOf(sources: readonly Source[]): readonly Source[] {
  const asked = sources.filter(({ plain, weight }) => weight > 1 && plain.trim() !== '')
  return asked.length > 0 ? asked : sources
}
