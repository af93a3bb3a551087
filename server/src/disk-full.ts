import { errorCode } from './database/database.ts'

/** Whether a disk, or what its owner may use of it, is full. */
export function isDiskFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes(errorCode(error) ?? '')
}
