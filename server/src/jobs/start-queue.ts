import { PgBoss, type ConstructorOptions } from 'pg-boss'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode } from '../database/database.ts'

const attempts = 5
const pauseMs = 200
/** A unique key, a schema, a table, a function or a type of the same name exists. */
const isMadeMeanwhile = new Set(['23505', '42P06', '42P07', '42723', '42710'])

/** Opens the queue. Of processes that start together on a fresh database one sets it up; the others find it there. */
export async function startQueue(
  options: ConstructorOptions,
  onError: (error: Error) => void,
): Promise<PgBoss> {
  for (let attempt = 1; ; attempt++) {
    const boss = new PgBoss(options)
    boss.on('error', onError)
    try {
      return await boss.start()
    } catch (error) {
      if (attempt === attempts || !isMadeMeanwhile.has(errorCode(error) ?? '')) throw error
      await sleep(attempt * pauseMs)
    }
  }
}
