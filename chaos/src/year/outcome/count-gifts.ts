import type { Books, Sent } from '../../auditor/books.ts'

/** Which gifts of the provider the books lack, and which they have more than once, or although nobody made them. */
export function countGifts(sent: Sent, { payments }: Books): { lost: string[]; doubled: string[] } {
  const times = new Map<string, number>()
  for (const { providerId } of payments) times.set(providerId, (times.get(providerId) ?? 0) + 1)
  return {
    lost: [...sent.keys()].filter((id) => !times.has(id)),
    doubled: [...times].flatMap(([id, count]) => (count > 1 || !sent.has(id) ? [id] : [])),
  }
}
