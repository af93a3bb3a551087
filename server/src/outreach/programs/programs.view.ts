import type { Language } from '@tower/contract/language.ts'
import type { Program } from '@tower/contract/outreach/programs.contract.ts'
import { programKeys } from '@tower/contract/money/giving.ts'
import type { ProgramRow } from './programs.queries.ts'

/** A program as visitors see it, in the language of their page; undefined for one that no gift can name. */
export function viewProgram(row: ProgramRow, givenCents: number, language: Language): Program | undefined {
  const id = programKeys.find((key) => key === row.id)
  if (!id) return undefined
  const isSpanish = language === 'es'
  const fundedCents = row.funded_before_cents + givenCents
  return {
    id,
    slug: row.slug,
    name: (isSpanish && row.name_es) || row.name,
    key: id,
    description: (isSpanish && row.description_es) || row.description,
    teacher: row.teacher,
    state: row.state === 'active' ? 'active' : 'preview',
    goal: row.goal_cents / 100,
    funded: fundedCents / 100,
    goal_cents: row.goal_cents,
    funded_cents: fundedCents,
  }
}
