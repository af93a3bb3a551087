import { isCallError } from './call-error.ts'

/** Whether what was asked for is kept, and waits for a second person. */
export function waitsForSecond(error: unknown): boolean {
  return isCallError(error) && error.code === 'approvals.waits'
}
