import { isStaff } from '@tower/contract/access.ts'
import { maxDonorTags } from '@tower/contract/money/desk.ts'
import { nameKey } from '@tower/contract/name-key.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { listSameHuman } from './donor-files.queries.ts'
import {
  countTags,
  deleteNote,
  deleteTag,
  findNoteForUpdate,
  insertNote,
  insertTag,
  setNoteDone,
} from './donor-notes.queries.ts'
import { findHeir } from './donors.queries.ts'

export type WriteNote = {
  actor: Actor
  donorId: string
  words: string
  /** Something is to be done, until a day where one is said. */
  isTask: boolean
  dueOn: string | null
}

/** Staff write down something about a donor, or what somebody is to do for them. */
export function writeNote(services: Services, note: WriteNote): Promise<string> {
  const { actor, donorId } = note
  return change(services, actor, async (tx, at) => {
    const donor = await requireDonor(tx, donorId)
    const id = await insertNote(tx, {
      ...{ donorId: donor.id, words: note.words.trim(), isTask: note.isTask },
      ...{ dueOn: note.isTask ? note.dueOn : null, writtenBy: actor.userId, at },
    })
    await writeAudit(tx, {
      ...{ at, actorId: actor.userId, action: 'giving.write_donor_note' },
      ...{ targetKind: 'donor', targetId: donor.id, details: { is_task: note.isTask } },
    })
    return id
  })
}

type OneNote = { actor: Actor; noteId: string }

/** What was to be done is done, or is to be done after all. Said twice it is said once. */
export function markNote(services: Services, { actor, noteId, isDone }: OneNote & { isDone: boolean }) {
  return change(services, actor, async (tx, at) => {
    const note = await findNoteForUpdate(tx, noteId)
    if (!note?.is_task) throw new Refusal('giving.donor_note_not_found')
    if ((note.done_at !== null) !== isDone)
      await setNoteDone(tx, noteId, isDone ? { by: actor.userId, at } : null)
  })
}

/** A note goes for good. */
export function removeNote(services: Services, { actor, noteId }: OneNote): Promise<void> {
  return change(services, actor, async (tx, at) => {
    const note = await findNoteForUpdate(tx, noteId)
    if (!note) throw new Refusal('giving.donor_note_not_found')
    await deleteNote(tx, noteId)
    await writeAudit(tx, {
      ...{ at, actorId: actor.userId, action: 'giving.remove_donor_note' },
      ...{ targetKind: 'donor', targetId: note.donor_id, details: { is_task: note.is_task } },
    })
  })
}

export type TagDonor = { actor: Actor; donorId: string; tag: string; isOn: boolean }

/**
 * Puts a word to a donor, or takes it away, from all accounts of the one human whom its page shows. Two spellings that differ in
 * capitals and spaces are one.
 */
export function tagDonor(services: Services, { actor, donorId, tag, isOn }: TagDonor): Promise<void> {
  return change(services, actor, async (tx, at) => {
    const donor = await requireDonor(tx, donorId)
    const key = nameKey(tag)
    if (isOn && (await countTags(tx, donor.id)) >= maxDonorTags) throw new Refusal('giving.too_many_tags')
    const isChanged = isOn
      ? await insertTag(tx, donor.id, tag.trim())
      : await deleteTag(tx, await listSameHuman(tx, donor.id), key)
    if (!isChanged) return
    await writeAudit(tx, {
      ...{ at, actorId: actor.userId, action: 'giving.tag_donor' },
      ...{ targetKind: 'donor', targetId: donor.id, details: { note: tag.trim(), on: isOn } },
    })
  })
}

function change<Result>(
  services: Services,
  actor: Actor,
  work: (tx: Tx, at: Date) => Promise<Result>,
): Promise<Result> {
  if (!isStaff(actor.role)) throw new Refusal('identity.role_not_allowed')
  return services.database.transaction((tx) => work(tx, services.clock.now()))
}

async function requireDonor(tx: Tx, donorId: string) {
  const donor = await findHeir(tx, donorId)
  if (!donor) throw new Refusal('giving.donor_not_found')
  return donor
}
