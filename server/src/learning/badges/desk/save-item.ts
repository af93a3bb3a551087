import { marketPicture, mostItems, wholeCredits, type ItemKind } from '@tower/contract/learning/badges.ts'
import { pictureOfItem } from '@tower/contract/learning/badge-address.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { moveTeacherPicture } from '../../../matching/classrooms/save-teacher-picture.ts'
import { attachPicture } from '../../../oversight/files/attach-picture.ts'
import { fileOfAddress } from '../../../oversight/files/file-address.ts'
import { removeFile } from '../../../oversight/files/remove-file.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { Refusal } from '../../../refusal.ts'
import { addressOf } from '../address-of.ts'
import {
  insertItem,
  isNameTaken,
  lockCatalog,
  measureKind,
  selectItem,
  updateItem,
  type ItemFields,
  type ItemRow,
} from '../items.queries.ts'
import { selectWearers } from '../looks.queries.ts'
import { markOf } from './mark-of.ts'
import { readItemFields, type WrittenItem } from './read-item-fields.ts'

export type SaveItem = {
  actor: Actor
  kind: ItemKind
  /** The item that changes; a new one without. */
  itemId: string | null
  /** What the change is on, as the catalog listed it; without it nobody is told of. */
  seen: string | null
  row: WrittenItem
  at: Date
}

/** Staff add a badge or an avatar, change it or switch it off. Who has it keeps it, at the price they paid. */
export async function saveItem(tx: Tx, wish: SaveItem): Promise<ItemRow> {
  const { actor, kind, itemId, seen, row, at } = wish
  const written = readItemFields(kind, row)
  await lockCatalog(tx)
  const before = itemId === null ? undefined : await selectItem(tx, itemId)
  if (itemId !== null && before?.kind !== kind) throw new Refusal('badges.not_found')
  if (before && seen !== null) requireSeen(before, seen)
  if (await isNameTaken(tx, { kind, name: written.name, exceptId: itemId }))
    throw new Refusal('badges.name_taken')
  const fields = withoutDrawn(kind, written)
  await changePicture(tx, { actor, from: before?.image_url ?? null, to: fields.image_url, at })
  const item = before
    ? await changeItem(tx, { before, fields, at })
    : await addItem(tx, { ...fields, kind, at })
  await noteChange(tx, { actor, before, item, at })
  return item
}

/** Whoever wears it shows the new picture. */
async function changeItem(
  tx: Tx,
  { before, fields, at }: { before: ItemRow; fields: ItemFields; at: Date },
): Promise<ItemRow> {
  const item = await updateItem(tx, { id: before.id, at, fields })
  const to = addressOf(item)
  if (addressOf(before) !== to)
    await moveTeacherPicture(tx, { teacherIds: await selectWearers(tx, item.id), to, at })
  return item
}

/** Of two members of staff the second learns what the first did, and writes nothing over. */
function requireSeen(item: ItemRow, seen: string): void {
  const now = markOf(item)
  if (seen === now) return
  const { name, cost_cents: cents } = item
  const more = { name, credits: String(wholeCredits(cents)), seen: now }
  throw new Refusal('badges.changed_meanwhile', undefined, more)
}

type Change = { actor: Actor; before: ItemRow | undefined; item: ItemRow; at: Date }

async function noteChange(tx: Tx, { actor, before, item, at }: Change): Promise<void> {
  const { kind, name, tier, cost_cents, active } = item
  await writeAudit(tx, {
    ...{ at, actorId: actor.userId, action: before ? 'badges.changed' : 'badges.added' },
    ...{ targetKind: 'market_item', targetId: item.id },
    details: {
      ...{ kind, name, tier, cost_cents, active },
      ...(before && { before_cost_cents: before.cost_cents, before_active: before.active }),
    },
  })
}

/** A new item stands behind the others of its kind. */
async function addItem(tx: Tx, item: ItemFields & { kind: ItemKind; at: Date }): Promise<ItemRow> {
  const { count, nextPlace } = await measureKind(tx, item.kind)
  if (count >= mostItems) throw new Refusal('badges.too_many')
  return insertItem(tx, { ...item, place: nextPlace })
}

/** A form sends back what it was shown: the address of a drawn picture is none that was uploaded. */
function withoutDrawn(kind: ItemKind, fields: ItemFields): ItemFields {
  const isDrawn = fields.image_url?.startsWith(pictureOfItem({ kind, ...fields }).replace(/[^/]*$/, ''))
  return isDrawn ? { ...fields, image_url: null } : fields
}

type PictureChange = { actor: Actor; from: string | null; to: string | null; at: Date }

/** A new picture becomes the charity’s; the one whose place it takes goes. */
async function changePicture(tx: Tx, { actor, from, to, at }: PictureChange): Promise<void> {
  if (from === to) return
  const attached = {
    ownerId: actor.userId,
    rule: marketPicture,
    at,
    unknown: 'badges.picture_unknown',
  } as const
  if (to !== null) await attachPicture(tx, { address: to, ...attached })
  const before = from === null ? undefined : fileOfAddress(from)
  if (before) await removeFile(tx, before, at)
}
