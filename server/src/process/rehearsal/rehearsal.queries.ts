import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'

const Installation = z.object({ isRehearsal: z.boolean(), beganAt: z.date() })
const Named = z.object({ id: z.string() })

/** What this database was begun as; undefined where nobody has said yet. */
export const findInstallation = (tx: Tx) =>
  rows(Installation)`
    select is_rehearsal as "isRehearsal", began_at as "beganAt" from installations`.first(tx)

/** Which site this is, wherever its rows lie; undefined where nobody has said yet what it is. */
export const nameInstallation = async (tx: Tx): Promise<string | undefined> =>
  (await rows(Named)`select id::text as id from installations`.first(tx))?.id

/** Says what it is begun as, where no other process was quicker. */
export async function insertInstallation(
  tx: Tx,
  { isRehearsal, at }: { isRehearsal: boolean; at: Date },
): Promise<void> {
  await sql`insert into installations (number, is_rehearsal, began_at) values (1, ${isRehearsal}, ${at})
    on conflict (number) do nothing`.execute(tx)
}

const There = z.object({ isThere: z.boolean() })

/** Whether anybody or any money is there: then it was used before it could be marked. */
export async function isAnythingThere(tx: Tx): Promise<boolean> {
  const { isThere } = await rows(There)`
    select exists (select from users) or exists (select from payments) as "isThere"`.one(tx)
  return isThere
}

const Content = z.object({ hash: z.string() })

/** The names of all files that are kept. */
export const listContents = (tx: Tx) => rows(Content)`select hash from file_contents order by hash`.all(tx)

/** Everything goes, the marks included: the next start begins anew. */
export const dropEverything = `
drop schema if exists pgboss cascade;
drop schema public cascade;
create schema public;
`
