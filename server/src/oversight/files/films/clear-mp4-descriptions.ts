import { type Box, listBoxes, readBytes, type Walk } from './mp4-boxes.ts'
import { saidIn } from './mp4-pictures.ts'
import { soundHead } from './mp4-sound.ts'
import { descriptionStays, pictureBytes } from './mp4-stays.ts'
import { zero } from './zero.ts'

/** The name of the program, 32 bytes from the 42nd on. */
const programName = { from: 42, until: 74 }

/** Leaves of the descriptions of a track’s samples how to decode and show them; who or what made them goes. */
export async function clearDescriptions(walk: Walk, { content, end }: Box, handler: string): Promise<void> {
  for (const entry of await listBoxes(walk, content + 8, end)) {
    const isSound = handler === 'soun'
    // Who sells the program.
    await zero(walk.file, entry.content + 12, Math.min(entry.end, entry.content + 16))
    if (!isSound && entry.end - entry.content >= pictureBytes)
      await zero(walk.file, entry.content + programName.from, entry.content + programName.until)
    const from = entry.content + (isSound ? await soundHead(walk, entry) : pictureBytes)
    const stays = descriptionStays[handler] ?? {}
    const said = isSound ? undefined : saidIn(entry.type)
    // That one is cleared already, as its own kind.
    if (from <= entry.end)
      await clearParts(walk, [from, entry.end], said ? { ...stays, [said]: Infinity } : stays)
  }
}

type Most = { readonly [type: string]: number }

/** Of each kind one part stays, as long as it may be: whatever lies behind it is read by nobody. */
async function clearParts(walk: Walk, [from, until]: [number, number], stays: Most): Promise<void> {
  const parts = await listBoxes(walk, from, until)
  const seen = new Set<string>()
  for (const part of parts) {
    if (isEnd(part)) continue
    const most = Object.hasOwn(stays, part.type) && !seen.has(part.type) ? stays[part.type]! : undefined
    seen.add(part.type)
    if (most === undefined || !(await isNeeded(walk, part))) await setFree(walk, part)
    else if (part.type === 'wave') await clearParts(walk, [part.content, part.end], stays)
    else {
      await zero(walk.file, Math.min(part.end, part.content + most), part.end)
      if (part.type === 'dfLa') await endBlocks(walk, part)
    }
  }
  // Four zeros end the list in QuickTime.
  await zero(walk.file, parts.at(-1)?.end ?? from, until)
}

/** Colors by their numbers: a profile of colors has names and rights in words. */
async function isNeeded(walk: Walk, { type, content, end }: Box): Promise<boolean> {
  if (type !== 'colr' || end - content < 4) return type !== 'colr'
  const kind = (await readBytes(walk.file, content, 4)).toString('latin1')
  return kind === 'nclx' || kind === 'nclc'
}

/** Of what FLAC says of itself only the first block stays, and says that it is the last: words are in the others. */
async function endBlocks({ file }: Walk, { content, end }: Box): Promise<void> {
  if (end - content < 5) return
  const [head] = await readBytes(file, content + 4, 1)
  await file.write(Buffer.from([head! | 0x80]), 0, 1, content + 4)
}

async function setFree({ file }: Walk, { start, content, end }: Box): Promise<void> {
  await file.write(Buffer.from('free', 'latin1'), 0, 4, start + 4)
  await zero(file, content, end)
}

/** How QuickTime ends what it says of sound: an empty box without a name. */
const isEnd = ({ type, content, end }: Box) => type === '\0\0\0\0' && content === end
