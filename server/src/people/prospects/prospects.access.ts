import { isKeeper } from '@tower/contract/access.ts'
import { isOfAge } from '@tower/contract/people/prospects.ts'
import type { Tx } from '../../database/database.ts'
import type { Actor } from '../../http/actor.ts'
import { isStaffWith, requireDuty } from '../../http/require-duty.ts'
import { Refusal } from '../../refusal.ts'
import { isProspectId } from './prospect-id.ts'
import { findCircle, type Circle } from './prospect-circle.queries.ts'
import { findProspectForUpdate, type ProspectRow } from './prospects.queries.ts'

/** Who acts on a prospect: the session's person. */
export type ProspectActor = Pick<Actor, 'userId' | 'role' | 'duties'>

/**
 * What is done with a prospect: seen by whoever reaches it; its profile, goals or news written; consented to; or approved
 * by staff.
 */
export type ProspectAct = 'view' | 'edit' | 'goals' | 'updates' | 'consent' | 'approve'

/**
 * Whether somebody is of the staff who look after children. Others of the staff are refused whatever they want with a
 * profile, by whichever call they come.
 */
export function looksAfterChildren(actor: Pick<Actor, 'role' | 'duties'>): boolean {
  requireDuty(actor, 'children')
  return isStaffWith(actor, 'children')
}

/** Profiles are kept by athletes, guardians, coaches and staff. */
export function requireKeeper(actor: ProspectActor): void {
  if (!isKeeper(actor.role) && !looksAfterChildren(actor)) throw new Refusal('identity.role_not_allowed')
}

/** Profiles of others are begun by coaches and staff. */
export function requireOnboarder(actor: ProspectActor): void {
  if (actor.role !== 'coach' && !looksAfterChildren(actor)) throw new Refusal('identity.role_not_allowed')
}

/** Staff alone approve. */
export function requireProspectReviewer(actor: ProspectActor): void {
  if (!looksAfterChildren(actor)) throw new Refusal('identity.role_not_allowed')
}

/** Nothing that shows a child is taken in before somebody who speaks for them allows it, whoever sends it. */
export function requirePicturesAllowed({ consent_photos: areAllowed }: { consent_photos: boolean }): void {
  if (!areAllowed) throw new Refusal('prospects.photos_not_allowed')
}

/** What of a prospect decides who may do what. */
export type Reached = Pick<ProspectRow, 'owner_id' | 'onboarded_by_id' | 'athlete_id' | 'born_on'> & Circle

/**
 * Whether a profile is there for somebody: a coach's own athletes, a guardian's children, the athlete alone, and all for
 * staff who look after children. Whoever keeps a profile reaches it in any of these roles.
 */
export function reaches(actor: ProspectActor, prospect: Reached): boolean {
  const { userId, role } = actor
  if (isStaffWith(actor, 'children')) return true
  if (!isKeeper(role)) return false
  if (prospect.owner_id === userId) return true
  if (role === 'coach') return prospect.onboarded_by_id === userId
  if (role === 'athlete') return prospect.athlete_id === userId
  return prospect.guardianIds.includes(userId)
}

/**
 * Refuses what somebody may not do with a prospect, by one rule for each act. A role that never may is told so; a
 * prospect out of reach is not found.
 */
export function requireAct(actor: ProspectActor, prospect: Reached, act: ProspectAct, at: Date): void {
  if (act === 'approve') return requireOtherThanAuthor(actor, prospect)
  if (act === 'consent') return requireVoice(actor, prospect, at)
  requireKeeper(actor)
  if (!reaches(actor, prospect)) throw new Refusal('prospects.not_found')
}

/** Nobody approves what they wrote, staff neither. */
function requireOtherThanAuthor(actor: ProspectActor, prospect: Reached): void {
  requireProspectReviewer(actor)
  if (isOwnWork(actor, prospect)) throw new Refusal('prospects.own_work')
}

/** Whether somebody keeps a profile, ever wrote it or named a guardian of it: they decide nothing about it. */
export function isOwnWork(
  { userId }: Pick<ProspectActor, 'userId'>,
  { authorIds, inviterIds, owner_id: ownerId }: Pick<Reached, 'authorIds' | 'inviterIds' | 'owner_id'>,
): boolean {
  return ownerId === userId || authorIds.includes(userId) || inviterIds.includes(userId)
}

/**
 * Guardians of record speak for a child, invited ones too, and staff who hold a signed paper. An athlete speaks from 18
 * on; a coach never does.
 */
function requireVoice(actor: ProspectActor, prospect: Reached, at: Date): void {
  if (looksAfterChildren(actor)) return
  if (actor.role === 'athlete' && prospect.athlete_id === actor.userId) {
    if (isOfAge(prospect.born_on, at)) return
    throw new Refusal('prospects.not_of_age')
  }
  // Another answer than to an id of nobody would tell which profiles exist.
  if (actor.role === 'athlete' && !reaches(actor, prospect)) throw new Refusal('prospects.not_found')
  if (actor.role !== 'guardian') throw new Refusal('identity.role_not_allowed')
  if (![...prospect.guardianIds, ...prospect.invitedIds].includes(actor.userId))
    throw new Refusal('prospects.not_found')
}

/** Roles are refused before anything is looked up. */
function requireRoleFor(actor: ProspectActor, act: ProspectAct): void {
  if (act === 'approve') return requireProspectReviewer(actor)
  if (act === 'consent' && actor.role === 'coach') throw new Refusal('identity.role_not_allowed')
  requireKeeper(actor)
}

export type ReachedProspect = ProspectRow & Circle

/**
 * A prospect, locked, for somebody who may do this with it. Who may not keep profiles learns nothing of which exist, and
 * a foreign one is not found.
 */
export async function requireProspect(
  tx: Tx,
  { actor, prospectId, act, at }: { actor: ProspectActor; prospectId: string; act: ProspectAct; at: Date },
): Promise<ReachedProspect> {
  requireRoleFor(actor, act)
  const row = isProspectId(prospectId) ? await findProspectForUpdate(tx, prospectId) : undefined
  if (!row) throw new Refusal('prospects.not_found')
  const prospect = { ...row, ...(await findCircle(tx, row.id)) }
  requireAct(actor, prospect, act, at)
  return prospect
}
