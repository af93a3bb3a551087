import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'

export type Beat = {
  id: string
  role: 'all' | 'web' | 'worker'
  host: string
  pid: number
  version: string
  commit: string | null
  startedAt: Date
  /** Of the secrets that it accepts. */
  knownMarks: readonly string[]
  /** How long ago the last mail left by this process; undefined: none yet. */
  mailLeftMsAgo: number | undefined
  disk: { freeBytes: number; totalBytes: number } | undefined
}

/** Says that a process lives. Instants are the database's: clocks of machines differ. */
export async function saveBeat(tx: Tx, beat: Beat): Promise<void> {
  const { id, role, host, pid, version, commit, startedAt, knownMarks, mailLeftMsAgo = null, disk } = beat
  await sql`
    insert into process_beats as beat (id, role, host, pid, version, commit, started_at, known_marks, mail_left_at, disk_free_bytes, disk_total_bytes)
    values (${id}, ${role}, ${host}, ${pid}, ${version}, ${commit}, ${startedAt}, ${knownMarks},
      now() - ${mailLeftMsAgo}::float8 * interval '1 millisecond', ${disk?.freeBytes ?? null}, ${disk?.totalBytes ?? null})
    on conflict (id) do update set seen_at = now(), mail_left_at = excluded.mail_left_at,
      disk_free_bytes = excluded.disk_free_bytes, disk_total_bytes = excluded.disk_total_bytes`.execute(tx)
}

/** Says that a process ended as it should. */
export async function endBeat(tx: Tx, id: string): Promise<void> {
  await sql`update process_beats set seen_at = now(), ended_at = now() where id = ${id}`.execute(tx)
}
