import { setImmediate } from 'node:timers/promises'
import { cutText } from '@tower/contract/cut-text.ts'
import type { Language } from '@tower/contract/language.ts'
import type { Services } from '../../../services.ts'
import { readConsent } from '../../writer/consents/read-consent.ts'
import { openPainter, type Painter } from '../../writer/open-painter.ts'
import { readPrompt } from '../../writer/prompt.ts'
import { announceBook } from '../books/announce-book.ts'
import { selectAnyBook, selectAnyBookForUpdate } from '../books/books.queries.ts'
import { selectNames } from '../making/people.queries.ts'
import { hasUnsafeWord } from '../making/provider/unsafe-words.ts'
import { createHidePrivate } from '../safety/hide-private.ts'
import { replaceNames } from '../story/notes/replace-names.ts'
import { claimPicture, savePixels, type ClaimedPicture } from './painting.queries.ts'
import { renderDrawing, renderPainting } from './render-pixels.ts'

const prompt = readPrompt(new URL('./picture-1.md', import.meta.url))
const styles: Readonly<Record<string, string>> = {
  storybook: 'in flat gouache with soft grain',
  watercolor: 'in loose watercolor on rough paper',
  comic: 'in clean ink lines with flat color',
}

/**
 * Makes the pixels of pictures until none is without: those of a provider where one is set up and the teacher agreed to it, else
 * those of the drawing, which stands from the beginning. Nothing is asked of anybody within a transaction.
 */
export async function paintDuePictures(services: Services, stop: AbortSignal): Promise<void> {
  const painter = openPainter(services)
  while (!stop.aborted) {
    const at = services.clock.now()
    const claimed = await services.database.transaction((tx) => claimPicture(tx, { at }))
    if (!claimed) return
    await paintPicture(services, { claimed, painter, stop })
    await setImmediate()
  }
}

type Painting = { claimed: ClaimedPicture; painter: Painter | undefined; stop: AbortSignal }

async function paintPicture(services: Services, { claimed, painter, stop }: Painting): Promise<void> {
  const { id, svg, book_id: bookId } = claimed
  const painted = painter ? await askPainter(services, { claimed, painter, stop }) : undefined
  // Whoever is told to stop leaves it to another one.
  if (stop.aborted) return
  if (painted && (await keepPainting(services, { id, bookId, raster: painted }))) return
  const raster = await renderDrawing(svg)
  await services.database.transaction((tx) => savePixels(tx, { id, raster, madeBy: 'built-in' }))
}

type Painted = { id: string; bookId: string; raster: Buffer }

/** Nobody is shown a picture that the teacher did not see first: what comes once her book left her is not kept. */
function keepPainting({ database }: Services, { id, bookId, raster }: Painted): Promise<boolean> {
  return database.transaction(async (tx) => {
    const book = await selectAnyBookForUpdate(tx, bookId)
    if (book?.status !== 'draft') return false
    await savePixels(tx, { id, raster, madeBy: 'provider' })
    await announceBook(tx, { id: bookId, teacherId: book.teacher_id })
    return true
  })
}

/** The provider's picture; nothing where it may not be asked, or what came is no picture. The drawing stands then. */
async function askPainter(
  services: Services,
  { claimed, painter, stop }: Omit<Painting, 'painter'> & { painter: Painter },
): Promise<Buffer | undefined> {
  const asked = await readAsked(services, claimed)
  if (!asked) return undefined
  const { teacherId, scene, names } = asked
  if ((await readConsent(services, { teacherId })).agreedAt === null) return undefined
  const values = { style: styles[claimed.style] ?? '', scene, sketch: claimed.alt_en }
  try {
    return await renderPainting(await painter.paint({ teacherId, prompt, values, names, abortSignal: stop }))
  } catch (error) {
    services.log.warn({ picture: claimed.id, kind: kindOf(error) }, 'a page keeps its drawing')
    return undefined
  }
}

const kindOf = (error: unknown) => (error as { kind?: string }).kind ?? 'no picture'

/** What a page of a draft asked to be seen, without anything that could tell who a child is; nothing where it is no longer in its book. */
async function readAsked(services: Services, { book_id: bookId, page_id: pageId }: ClaimedPicture) {
  return services.database.read(async (tx) => {
    const book = await selectAnyBook(tx, bookId)
    const page = book?.pages.find(({ id }) => id === pageId)
    if (book?.status !== 'draft' || !page) return undefined
    const language: Language = book.language
    // A word that the teacher keeps in her book may still be a child's name to somebody else.
    const hide = await createHidePrivate(tx, { teacher_id: book.teacher_id, kept_words: [] })
    const hidden = hide(page.prompt || page.caption || page.text, language).text
    // Whom no class list names either.
    const scene = replaceNames(hidden, language).text
    return hasUnsafeWord(scene, [])
      ? undefined
      : {
          teacherId: book.teacher_id,
          scene: cutText(scene, 300),
          names: await selectNames(tx, book.teacher_id),
        }
  })
}
