import type { ShownLook } from '@tower/contract/learning/badges.contract.ts'
import { mostItems } from '@tower/contract/learning/badges.ts'
import type { Tx } from '../../database/database.ts'
import { readTeacherPicture } from '../../matching/classrooms/save-teacher-picture.ts'
import { balanceOf } from '../../money/ledger/read-balance.ts'
import { findShownBadges } from './find-shown-badges.ts'
import { selectItems, type ItemRow } from './items.queries.ts'
import { Refusal } from '../../refusal.ts'
import { isTeacher, selectLook, type LookRow } from './looks.queries.ts'
import { selectOffered, type OfferedItem } from './owned.queries.ts'

export type TeacherLook = LookRow & { pictureUrl: string | null }
export type Marketplace = { balanceCents: number; items: OfferedItem[]; look: TeacherLook }

/** All that the marketplace shows a teacher. */
export async function readMarketplace(tx: Tx, teacherId: string): Promise<Marketplace> {
  return {
    balanceCents: await readOwnCredits(tx, teacherId),
    items: await selectOffered(tx, teacherId),
    look: await readTeacherLook(tx, teacherId),
  }
}

/** What is left of a teacher's own Tower Credits, in cents of one. */
export function readOwnCredits(tx: Tx, teacherId: string): Promise<number> {
  return balanceOf(tx, { kind: 'wallet', ownerId: teacherId })
}

/** How a teacher appears beside their name. */
export async function readTeacherLook(tx: Tx, teacherId: string): Promise<TeacherLook> {
  return { ...(await selectLook(tx, teacherId)), pictureUrl: await readTeacherPicture(tx, teacherId) }
}

/** The badges that are offered, by tier. */
export function listOfferedBadges(tx: Tx): Promise<ItemRow[]> {
  return selectItems(tx, { kind: 'badge', onlyActive: true, limit: mostItems })
}

/** The same for staff, who say whose: somebody who is no teacher has none. */
export async function readLookOfTeacher(tx: Tx, teacherId: string): Promise<ShownLook> {
  if (!(await isTeacher(tx, teacherId))) throw new Refusal('badges.teacher_not_found')
  return readShownLook(tx, teacherId)
}

/** How a teacher appears to others. */
export async function readShownLook(tx: Tx, teacherId: string): Promise<ShownLook> {
  return {
    picture_url: await readTeacherPicture(tx, teacherId),
    badges: (await findShownBadges(tx, [teacherId])).get(teacherId) ?? [],
  }
}
