import sharp from 'sharp'
import type { CharityPicture } from '../../../charity.ts'
import { readFileOf } from '../../../oversight/files/read-file-of.ts'
import type { Services } from '../../../services.ts'
import { takeTurns } from '../../../take-turns.ts'

/** `logo`: for mails and papers, twice as large as it is shown; `preview`: as link previews want it. */
export type PictureForm = 'logo' | 'preview'

const forms = {
  logo: { width: 320, height: 120, fit: 'inside', withoutEnlargement: true },
  preview: { width: 1_200, height: 630, fit: 'cover' },
} as const

const mostKept = 8
const inTurn = takeTurns(1)
const kept = new Map<string, Promise<Buffer | undefined>>()

/**
 * A picture of the charity as a PNG on white: pictures are stored as WebP, which papers, many mail readers and some link
 * previews can't show. The latest are kept, by their bytes. Undefined where the bytes are gone.
 */
export function drawCharityPicture(
  services: Pick<Services, 'fileStore'>,
  { hash }: Pick<CharityPicture, 'hash'>,
  form: PictureForm,
): Promise<Buffer | undefined> {
  const name = `${form} ${hash}`
  const known = kept.get(name)
  if (known) return known
  const drawn = inTurn(async () => {
    const bytes = await readFileOf(services, hash)
    return bytes && sharp(bytes).resize(forms[form]).flatten({ background: '#ffffff' }).png().toBuffer()
  })
  kept.set(name, drawn)
  drawn.then(
    (picture) => picture === undefined && kept.delete(name),
    () => kept.delete(name),
  )
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  return drawn
}
