import { dayOf, moveDay } from '@tower/contract/org-days.ts'
import { dayMs, hourMs } from '@tower/contract/durations.ts'
import { asLanguage } from '@tower/contract/language.ts'
import { retention, unansweredToldDays } from '@tower/contract/retention.ts'
import type { Tx } from '../../../database/database.ts'
import { eraseMails, redactMailsAbout } from '../../../mail/erase-mails.ts'
import { queueMails } from '../../../mail/queue-mail.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { redactNotices } from '../../../oversight/inbox/redact-notices.ts'
import type { Services } from '../../../services.ts'
import { workThrough } from '../../../work-through.ts'
import { emptyMailsToGuardians, emptyProspect } from '../empty-prospect.ts'
import { removeMedia } from '../media/remove-media.ts'
import { shortNameOf } from '../short-name.ts'
import { tellCircle } from '../tell-circle.ts'
import {
  clearMediaWords,
  deleteUnanswered,
  hasNamesake,
  listMailed,
  listStillUnanswered,
  listTakenBack,
  listUnanswered,
  listWithUnallowedMedia,
  lockTakenBack,
  lockUnallowedMedia,
  lockUnanswered,
  setUnansweredTold,
  type Kept,
} from './retention.queries.ts'

type Means = Pick<Services, 'database' | 'clock' | 'log'>

const atOnce = 200
const noticeDays = retention.unansweredProfiles.days - unansweredToldDays

/**
 * Every hour: lets go of what nobody allows. Pictures and films go hours after consent to them ended, the words weeks after
 * the last consent; the keeper of a profile for which nobody speaks is told, and then the profile goes. Each profile by
 * itself, so a run that was killed goes on where it stood; a profile that fails holds up none of the other steps.
 */
export async function letGo(services: Means): Promise<void> {
  await workThrough(services, steps, (step) => each(services, step))
}

type Act = (tx: Tx, prospectId: string, at: Date) => Promise<void>
type Step = {
  id: string
  list: (tx: Tx, of: { before: Date; limit: number }) => Promise<Kept[]>
  olderThanMs: number
  act: Act
}

/** What is done takes a profile off its list, so the list is read until it is short. */
async function each(services: Means, { list, olderThanMs, act }: Step): Promise<void> {
  const at = services.clock.now()
  const before = new Date(at.getTime() - olderThanMs)
  for (let count = atOnce; count === atOnce;) {
    const found = await services.database.read((tx) => list(tx, { before, limit: atOnce }))
    await workThrough(services, found, ({ id }) => services.database.transaction((tx) => act(tx, id, at)))
    count = found.length
  }
}

const removeUnallowed: Act = async (tx, prospectId, at) => {
  if (!(await lockUnallowedMedia(tx, prospectId))) return
  await clearMediaWords(tx, prospectId)
  await removeMedia(tx, { prospectId }, at)
  await tellCircle(tx, prospectId)
  await note(tx, { prospectId, at, what: 'media' })
}

const emptyTakenBack: Act = async (tx, prospectId, at) => {
  const prospect = await lockTakenBack(tx, prospectId)
  if (!prospect) return
  const mailed = await listMailed(tx, prospectId)
  await emptyProspect(tx, prospect, at)
  await forgetNames(tx, prospect, { mailed, at })
  await note(tx, { prospectId, at, what: 'words' })
}

const deleteOne: Act = async (tx, prospectId, at) => {
  const prospect = await lockUnanswered(tx, prospectId)
  if (!prospect) return
  await tellCircle(tx, prospectId)
  await emptyMailsToGuardians(tx, prospect, at)
  await forgetNames(tx, prospect, { mailed: await listMailed(tx, prospectId), at })
  await clearMediaWords(tx, prospectId)
  await removeMedia(tx, { prospectId }, at)
  await deleteUnanswered(tx, prospectId)
  await note(tx, { prospectId, at, what: 'profile' })
}

const tellOne: Act = async (tx, prospectId, at) => {
  const prospect = await lockUnanswered(tx, prospectId)
  if (!prospect) return
  await setUnansweredTold(tx, prospectId, at)
  // What an erasure emptied before anybody spoke has no name to tell of.
  if (prospect.keeper_email === null || prospect.is_emptied) return
  await queueMails(tx, [
    {
      dedupeKey: `prospect-unanswered:${prospectId}`,
      to: prospect.keeper_email,
      template: 'prospect_unanswered',
      params: {
        athlete: shortNameOf(prospect),
        goneOn: moveDay(dayOf(at), noticeDays),
      },
      locale: asLanguage(prospect.keeper_locale),
    },
  ])
}

/**
 * Takes the child’s name out of mails and notices. What mails call another child as well goes out of the mails about this one, and
 * those to people around it, alone: what waits to be sent about the other keeps its name.
 */
async function forgetNames(
  tx: Tx,
  prospect: { id: string; first_name: string; last_name: string },
  { mailed, at }: { mailed: readonly string[]; at: Date },
): Promise<void> {
  const [whole, short] = [`${prospect.first_name} ${prospect.last_name}`, shortNameOf(prospect)]
  const isShared = await hasNamesake(tx, prospect)
  await eraseMails(tx, { addresses: [], names: isShared ? [whole] : [whole, short], at })
  if (isShared) await redactMailsAbout(tx, { names: [short], aboutId: prospect.id, to: mailed })
  await redactNotices(tx, { addresses: [], names: isShared ? [whole] : [whole, short] })
}

const steps: readonly Step[] = [
  {
    ...{ id: 'pictures', list: listWithUnallowedMedia, act: removeUnallowed },
    olderThanMs: retention.athletesMedia.hours * hourMs,
  },
  {
    ...{ id: 'words', list: listTakenBack, act: emptyTakenBack },
    olderThanMs: retention.athletesWords.days * dayMs,
  },
  {
    ...{ id: 'unanswered', list: listStillUnanswered, act: deleteOne },
    olderThanMs: noticeDays * dayMs,
  },
  {
    ...{ id: 'to be told', list: listUnanswered, act: tellOne },
    olderThanMs: unansweredToldDays * dayMs,
  },
]

type Gone = { prospectId: string; at: Date; what: 'media' | 'words' | 'profile' }

const note = (tx: Tx, { prospectId, at, what }: Gone) =>
  writeAudit(tx, {
    ...{ at, actorId: null, action: 'prospects.let_go' },
    ...{ targetKind: 'prospect', targetId: prospectId, details: { what } },
  })
