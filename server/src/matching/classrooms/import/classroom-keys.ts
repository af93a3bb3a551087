import { uuidPattern } from '@tower/contract/matching/classrooms.ts'

/** Those of the keys that could be ids of ours, as the database spells them. */
export function idsAmong(keys: readonly string[]): string[] {
  return keys.filter((key) => uuidPattern.test(key)).map((key) => key.toLowerCase())
}

/** Finds the classroom of a key: the charity's own key as it is written, or our id in any case. */
export function classroomsByKey<Classroom extends { id: string; importKey: string | null }>(
  classrooms: readonly Classroom[],
): (key: string) => Classroom | undefined {
  const byId = new Map(classrooms.map((classroom) => [classroom.id, classroom]))
  const byImportKey = new Map(classrooms.map((classroom) => [classroom.importKey, classroom]))
  return (key) => byImportKey.get(key) ?? byId.get(key.toLowerCase())
}
