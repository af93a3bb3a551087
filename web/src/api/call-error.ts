import type { CallError } from '@tower/contract/client.ts'

/**
 * Whether a call was refused or failed. By name, not by class: what the server throws in-process comes
 * from its own copy of the class, not from the one bundled with the pages.
 */
export function isCallError(error: unknown): error is CallError {
  return error instanceof Error && error.name === 'CallError'
}

/** Whether the server knows nothing of it, or nothing any more: what was read of it before is not shown on. */
export function isUnknown(error: unknown): boolean {
  return isCallError(error) && error.status === 404
}

/** Whether what was asked for is kept, and waits for a second person. */
export function waitsForSecond(error: unknown): boolean {
  return isCallError(error) && error.code === 'approvals.waits'
}
