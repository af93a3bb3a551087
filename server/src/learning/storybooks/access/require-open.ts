import type { Tx } from '../../../database/database.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { selectLedClassroom, selectLedClassrooms, usualOf, type LedClassroom } from './features.queries.ts'

/** Refuses where whoever runs the site turned storybooks off. */
export function requireTurnedOn({ config }: Pick<Services, 'config'>): void {
  if (!config.STORYBOOKS) throw new Refusal('storybooks.turned_off')
}

type Asked = { teacherId: string; classroomId: string | null | undefined }

/** The classroom that a teacher makes a book for: the one named, else the usual one. Storybooks must be on for it. */
export async function chooseClassroom(
  services: Pick<Services, 'config'>,
  tx: Tx,
  { teacherId, classroomId }: Asked,
): Promise<LedClassroom> {
  requireTurnedOn(services)
  const led = await selectLedClassrooms(tx, teacherId)
  if (led.length === 0) throw new Refusal('storybooks.no_classroom')
  const classroom = classroomId ? led.find(({ id }) => id === classroomId) : usualOf(led)
  if (!classroom) throw new Refusal('storybooks.not_own_classroom')
  if (!classroom.storybooks_enabled) throw new Refusal('storybooks.disabled')
  return classroom
}

type OfBook = { teacherId: string; book: { classroom_id: string }; classroomId?: string | null | undefined }

/** The classroom of a book, which its teacher must lead still; a client that names one must name that one. */
export async function requireClassroomOf(
  services: Pick<Services, 'config'>,
  tx: Tx,
  { teacherId, book, classroomId }: OfBook,
): Promise<LedClassroom> {
  requireTurnedOn(services)
  const { classroom_id: id } = book
  const classroom = await selectLedClassroom(tx, { id, teacherId })
  if (!classroom || (classroomId && classroomId !== id)) throw new Refusal('storybooks.context_missing')
  if (!classroom.storybooks_enabled) throw new Refusal('storybooks.disabled')
  return classroom
}
