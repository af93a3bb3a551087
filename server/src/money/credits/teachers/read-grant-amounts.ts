import { mostGranted } from '@tower/contract/money/teacher-credits.ts'
import { Refusal } from '../../../refusal.ts'

/** Whole credits. */
export type GrantAmounts = { storybook: number; tools: number }

/** What a form asks to grant, as numbers or their digits; what is left empty is none. */
export function readGrantAmounts(typed: { storybook: unknown; tools: unknown }): GrantAmounts {
  const storybook = readAmount(typed.storybook, mostGranted.storybook)
  const tools = readAmount(typed.tools, mostGranted.tools)
  if (storybook === undefined || tools === undefined || storybook + tools === 0)
    throw new Refusal('credits.grant_invalid')
  return { storybook, tools }
}

function readAmount(value: unknown, most: number): number | undefined {
  const text = typeof value === 'number' ? String(value) : (value ?? '')
  if (typeof text !== 'string') return undefined
  const digits = text.trim()
  if (digits === '') return 0
  const amount = /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN
  return amount <= most ? amount : undefined
}
