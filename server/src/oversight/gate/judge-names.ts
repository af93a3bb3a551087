import type { GateChannel } from '@tower/contract/oversight/gate.ts'
import type { Tx } from '../../database/database.ts'
import type { Audience } from '../../gate.ts'
import { gateTable, type Judgment } from './gate-table.ts'
import {
  findAccountOf,
  selectBorneNames,
  selectGiversNames,
  selectOwnAthletes,
  selectProgramNames,
} from './gate.queries.ts'
import type { FoundChild } from './known-names.ts'

/** A name in one of several texts. */
export type FoundIn = FoundChild & { surface: string }

type Asked = {
  channel: GateChannel
  audience: Audience
  found: readonly FoundIn[]
  /** How the charity is called. */
  ourNames: readonly string[]
}

const strictest: readonly Judgment[] = ['pass', 'cover', 'block']

/**
 * What happens to each name: whose it is decides, for whom, and whether a grown-up with an account bears it as well. Then
 * it tells nobody of a child, and their own receipts would not reach them. Nor does one that is the charity's or a program's: otherwise anybody
 * with a class list could keep every message back.
 */
export async function judgeNames(tx: Tx, { channel, audience, found, ourNames }: Asked): Promise<Judgment[]> {
  const own = await findOwn(tx, audience, found)
  const names = [...new Set(found.map(calledIn))]
  const borne = new Set([
    ...(await selectBorneNames(tx, names)).map(({ name }) => name),
    ...(await selectProgramNames(tx, names)).map(({ name }) => name),
    ...names.filter((name) => ourNames.some((ours) => spelled(ours).includes(name))),
  ])
  const rule = gateTable[channel]
  const selves = await findSelves(tx, audience, found)
  return found.map((one) => {
    const owners = [...one.owners]
    if (owners.some(([id]) => own.has(id))) return rule.own
    if (!one.isCanary && selves.has(calledIn(one))) return rule.own
    if (!one.isCanary && borne.has(calledIn(one))) return 'pass'
    const judgments = owners.map(([, kind]) => (kind === 'class' ? rule.classes : rule.athletes))
    const all = owners.length === 0 ? [rule.classes] : judgments
    return all.toSorted((a, b) => strictest.indexOf(b) - strictest.indexOf(a))[0] ?? rule.classes
  })
}

const spelled = (name: string) => name.toLowerCase().replaceAll(/\s+/g, ' ').trim()
const calledIn = ({ surface }: FoundIn) => spelled(surface)

/** The reader's own names: the one that they are greeted by, and the one under which a guest gave from this mailbox. */
async function findSelves(
  tx: Tx,
  { email, fullName }: Audience,
  found: readonly FoundIn[],
): Promise<ReadonlySet<string>> {
  const given = email === undefined || found.length === 0 ? [] : await selectGiversNames(tx, email)
  return new Set([...(fullName ? [fullName] : []), ...given.map(({ name }) => name)].map(spelled))
}

async function findOwn(
  tx: Tx,
  { userId, email }: Audience,
  found: readonly FoundIn[],
): Promise<ReadonlySet<string>> {
  if (userId === undefined && email === undefined) return new Set()
  const account = userId ?? (email === undefined ? undefined : (await findAccountOf(tx, email))?.id)
  const athleteIds = found.flatMap(({ owners }) =>
    [...owners].flatMap(([id, kind]) => (kind === 'athlete' ? [id] : [])),
  )
  const athletes =
    athleteIds.length === 0
      ? []
      : await selectOwnAthletes(tx, {
          athleteIds,
          ...(account !== undefined && { userId: account }),
          ...(email !== undefined && { email }),
        })
  return new Set([...(account === undefined ? [] : [account]), ...athletes.map(({ id }) => id)])
}
