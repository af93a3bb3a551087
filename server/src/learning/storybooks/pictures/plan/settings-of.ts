import type { PictureInput, SceneName } from '../picture.ts'
import { provenScene } from './scene-of.ts'
import { literalOf, sourcesOf } from './sources.ts'

/** On the way somewhere: nobody stays there. */
const passing = new Set<SceneName>(['bus'])

/**
 * Where each page of a book plays when its words name no place: where the pages before it played, or, before any place
 * was named, where the first one will be; the title says it where no page does.
 */
export function settingsOf(
  pages: readonly Pick<PictureInput, 'text' | 'caption' | 'prompt'>[],
  title: string,
): SceneName[] {
  const named = pages.map((page) => provenScene(literalOf(sourcesOf(page))))
  const stays = named.map((scene) => (scene && passing.has(scene) ? undefined : scene))
  const ofTitle = provenScene(sourcesOf({ text: '', caption: '', prompt: title }))
  let last = stays.find((scene) => scene !== undefined) ?? ofTitle ?? 'classroom'
  return named.map((scene, at) => {
    last = stays[at] ?? last
    return scene ?? last
  })
}
