import type { Call } from '@tower/contract/client.ts'
import { type Program, programEndpoints } from '@tower/contract/outreach/programs.contract.ts'
import { isCallError } from '../../../api/call-error.ts'

export type LoadedProgram = { state: 'ready'; program: Program } | { state: 'missing' } | { state: 'error' }

/** The program of an address; a failed load is a state of the page, not the end of it. */
export async function loadProgram(call: Call, programId: string | undefined): Promise<LoadedProgram> {
  try {
    const { programs } = await call(programEndpoints.list, {})
    const program = programs.find(({ id, slug }) => id === programId || slug === programId)
    return program ? { state: 'ready', program } : { state: 'missing' }
  } catch (error) {
    if (isCallError(error)) return { state: 'error' }
    throw error
  }
}

/** What the status line says of a found program. */
export function statusOf({ state }: LoadedProgram): number {
  return state === 'ready' ? 200 : state === 'missing' ? 404 : 503
}
