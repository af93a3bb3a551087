import { type Box, listBoxes, readBytes, type Walk } from './mp4-boxes.ts'
import { descriptionStays } from './mp4-stays.ts'
import { zero } from './zero.ts'

/** Bytes of a description of pictures before its boxes; among them the name of the program, 32 bytes from the 42nd on. */
const pictureBytes = 78
const programName = { from: 42, until: 74 }
/** Bytes of a description of sound before its boxes, by the version that QuickTime gives it. */
const soundBytes = [28, 44, 64]

/** Leaves of the descriptions of a track’s samples how to decode and show them; who or what made them goes. */
export async function clearDescriptions(
  walk: Walk,
  { content, end }: Box,
  { isSound }: { isSound: boolean },
): Promise<void> {
  for (const entry of await listBoxes(walk, content + 8, end)) {
    // Who sells the program.
    await zero(walk.file, entry.content + 12, Math.min(entry.end, entry.content + 16))
    if (!isSound && entry.end - entry.content >= pictureBytes)
      await zero(walk.file, entry.content + programName.from, entry.content + programName.until)
    const from = entry.content + (isSound ? await soundHead(walk, entry) : pictureBytes)
    if (from <= entry.end) await clearParts(walk, from, entry.end)
  }
}

async function soundHead(walk: Walk, { content }: Box): Promise<number> {
  const version = (await readBytes(walk.file, content + 8, 2)).readUInt16BE(0)
  return soundBytes[version] ?? soundBytes[0]!
}

async function clearParts(walk: Walk, from: number, until: number): Promise<void> {
  const parts = await listBoxes(walk, from, until)
  for (const part of parts) {
    if (part.type === 'wave') await clearParts(walk, part.content, part.end)
    else if (!isEnd(part) && !descriptionStays.has(part.type)) {
      await walk.file.write(Buffer.from('free', 'latin1'), 0, 4, part.start + 4)
      await zero(walk.file, part.content, part.end)
    }
  }
  // Four zeros end the list in QuickTime.
  await zero(walk.file, parts.at(-1)?.end ?? from, until)
}

/** How QuickTime ends what it says of sound: an empty box without a name. */
const isEnd = ({ type, content, end }: Box) => type === '\0\0\0\0' && content === end
