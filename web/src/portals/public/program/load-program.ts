import type { Call } from '@tower/contract/client.ts'
import type { Language } from '@tower/contract/language.ts'
import { type Program, programEndpoints } from '@tower/contract/outreach/programs.contract.ts'
import { isCallError } from '../../../api/call-error.ts'
import { failedStatus } from '../../../api/failed-status.ts'

export type LoadedProgram =
  { state: 'ready'; program: Program } | { state: 'missing' } | { state: 'error'; status: number }

/** The program of an address; a failed load is a state of the page, not the end of it. */
export async function loadProgram(
  call: Call,
  programId: string | undefined,
  lang: Language,
): Promise<LoadedProgram> {
  try {
    const { programs } = await call(programEndpoints.list, { query: { lang } })
    const program = programs.find(({ id, slug }) => id === programId || slug === programId)
    return program ? { state: 'ready', program } : { state: 'missing' }
  } catch (error) {
    if (isCallError(error)) return { state: 'error', status: failedStatus(error) }
    throw error
  }
}

/** What the status line says of a found program. */
export function statusOf(found: LoadedProgram): number {
  return found.state === 'ready' ? 200 : found.state === 'missing' ? 404 : found.status
}
