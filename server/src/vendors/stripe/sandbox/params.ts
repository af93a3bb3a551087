import { invalidRequest } from './faults.ts'
import type { FormTree } from './form-body.ts'
import type { Metadata } from './objects.ts'

/** Refuses a request with a parameter the call does not know: a typing error must not pass in silence. */
export function refuseUnknown(form: FormTree, known: readonly string[]): void {
  const unknown = Object.keys(form).find((name) => !known.includes(name))
  if (unknown !== undefined) {
    throw invalidRequest(`Received unknown parameter: ${unknown}`, {
      code: 'parameter_unknown',
      param: unknown,
    })
  }
}

/** The text of a parameter; an empty one counts as absent, as it does at Stripe. */
export function findText(form: FormTree, name: string): string | undefined {
  const value = form[name]
  if (typeof value === 'object') throw invalidRequest('Invalid string', { param: name })
  return value === '' ? undefined : value
}

/** The text of a parameter that must be there. */
export function requireText(form: FormTree, name: string): string {
  const value = findText(form, name)
  if (value === undefined) throw missing(name)
  return value
}

/** A whole number not below `least`, or undefined when absent. */
export function findInteger(form: FormTree, name: string, least = 0): number | undefined {
  const text = findText(form, name)
  if (text === undefined) return undefined
  if (!/^-?\d{1,15}$/.test(text)) {
    throw invalidRequest(`Invalid integer: ${text}`, { code: 'parameter_invalid_integer', param: name })
  }
  const value = Number(text)
  if (value < least) {
    const message = `This value must be greater than or equal to ${least}.`
    throw invalidRequest(message, { code: 'parameter_invalid_integer', param: name })
  }
  return value
}

/** A whole number that must be there. */
export function requireInteger(form: FormTree, name: string, least = 0): number {
  const value = findInteger(form, name, least)
  if (value === undefined) throw missing(name)
  return value
}

/** The parameters below a name: of `created[gte]=1` those below `created`. */
export function findBranch(form: FormTree, name: string): FormTree {
  const value = form[name]
  if (typeof value === 'string') throw invalidRequest('Invalid object', { param: name })
  return value ?? {}
}

/** The members of a list: the branches `name[0]`, `name[1]`, … */
export function listBranches(form: FormTree, name: string): FormTree[] {
  const list = findBranch(form, name)
  return Object.keys(list).map((index) => findBranch(list, index))
}

/** Metadata within Stripe's limits: 50 keys, 40 characters a key, 500 a value. */
export function readMetadata(form: FormTree): Metadata {
  const branch = findBranch(form, 'metadata')
  const entries = Object.keys(branch).map((key) => [key, findText(branch, key) ?? ''] as const)
  const fits = entries.every(([key, value]) => key.length <= 40 && value.length <= 500)
  if (entries.length > 50 || !fits) {
    const message = 'Metadata can have up to 50 keys, 40 characters per key and 500 per value.'
    throw invalidRequest(message, { param: 'metadata' })
  }
  return Object.fromEntries(entries)
}

/** An amount within Stripe's limits for US dollars, in cents. */
export function requireAmount(amountCents: number, param: string): number {
  if (amountCents < 50) {
    throw invalidRequest('Amount must be at least $0.50 usd', { code: 'amount_too_small', param })
  }
  if (amountCents > 99_999_999) {
    throw invalidRequest('Amount must be no more than $999,999.99', { code: 'amount_too_large', param })
  }
  return amountCents
}

/** Refuses every currency but the one the sandbox deals in. */
export function requireUsd(form: FormTree): 'usd' {
  const currency = requireText(form, 'currency').toLowerCase()
  if (currency !== 'usd') throw invalidRequest(`Invalid currency: ${currency}`, { param: 'currency' })
  return currency
}

function missing(name: string) {
  return invalidRequest(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name })
}
