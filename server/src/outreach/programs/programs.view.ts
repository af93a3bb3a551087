import type { Program } from '@tower/contract/outreach/programs.contract.ts'
import { programKeys } from '@tower/contract/money/giving.ts'
import type { ProgramRow } from './programs.queries.ts'

/** A program as visitors see it; undefined for one that no gift can name. */
export function viewProgram(row: ProgramRow, givenCents: number): Program | undefined {
  const id = programKeys.find((key) => key === row.id)
  if (!id) return undefined
  const fundedCents = row.funded_before_cents + givenCents
  return {
    id,
    slug: row.slug,
    name: row.name,
    key: id,
    description: row.description,
    teacher: row.teacher,
    state: row.state === 'active' ? 'active' : 'preview',
    goal: row.goal_cents / 100,
    funded: fundedCents / 100,
    goal_cents: row.goal_cents,
    funded_cents: fundedCents,
  }
}
