import { uuidPattern } from '@tower/contract/matching/classrooms.ts'

/** Those of the keys that could be ids of ours, as the database spells them. */
export function idsAmong(keys: readonly string[]): string[] {
  return keys.filter((key) => uuidPattern.test(key)).map((key) => key.toLowerCase())
}

/** Finds the room of a key: the charity's own key as it is written, or our id in any case. */
export function roomsByKey<Room extends { id: string; importKey: string | null }>(
  rooms: readonly Room[],
): (key: string) => Room | undefined {
  const byId = new Map(rooms.map((room) => [room.id, room]))
  const byImportKey = new Map(rooms.map((room) => [room.importKey, room]))
  return (key) => byImportKey.get(key) ?? byId.get(key.toLowerCase())
}
