import { answer, type Call, nowSeconds, type SandboxContext } from './context.ts'
import { resourceMissing } from './faults.ts'
import { createId } from './ids.ts'
import { listPage } from './lists.ts'
import type { Metadata, WireCustomer } from './objects.ts'
import { findText, readMetadata, refuseUnknown } from './params.ts'

interface CustomerFacts {
  id?: string
  description?: string | undefined
  email?: string | null | undefined
  name?: string | null | undefined
  metadata?: Metadata
}

/** POST /v1/customers */
export const createCustomer: Call = (context, { form }) => {
  refuseUnknown(form, ['description', 'email', 'expand', 'metadata', 'name'])
  const customer = buildCustomer(context, {
    description: findText(form, 'description'),
    email: findText(form, 'email'),
    name: findText(form, 'name'),
    metadata: readMetadata(form),
  })
  return answer(customer, { customers: [customer] })
}

/** GET /v1/customers/:id */
export const readCustomer: Call = (context, { id }) => answer(requireCustomer(context, id))

/** DELETE /v1/customers/:id; the customer's cards are gone with them. */
export const deleteCustomer: Call = (context, { id }) => {
  const customer = requireCustomer(context, id)
  const cards = Array.from(context.tables.paymentMethods.values()).filter(({ wire }) => wire.customer === id)
  const paymentMethods = cards.map((card) => ({ ...card, wire: { ...card.wire, customer: null } }))
  return answer(
    { id, object: 'customer', deleted: true },
    { customers: [{ ...customer, deleted: true }], paymentMethods },
  )
}

/** GET /v1/customers */
export const listCustomers: Call = (context, { form }) => {
  refuseUnknown(form, ['created', 'email', 'expand', 'limit', 'starting_after'])
  const email = findText(form, 'email')
  const matches = (customer: WireCustomer) =>
    !customer.deleted && (email === undefined || customer.email === email)
  return answer(listPage('/v1/customers', form, context.tables.customers.values(), matches))
}

/** GET /v1/customers/:id/payment_methods */
export const listCustomerPaymentMethods: Call = (context, { form, id }) => {
  refuseUnknown(form, ['expand', 'limit', 'starting_after', 'type'])
  requireCustomer(context, id)
  const type = findText(form, 'type') ?? 'card'
  const methods = Array.from(context.tables.paymentMethods.values(), ({ wire }) => wire)
  const url = `/v1/customers/${id}/payment_methods`
  return answer(listPage(url, form, methods, (method) => method.customer === id && method.type === type))
}

/** A customer with the facts given and the rest empty. */
export function buildCustomer(context: SandboxContext, facts: CustomerFacts): WireCustomer {
  return {
    id: facts.id ?? createId('cus_'),
    object: 'customer',
    created: nowSeconds(context),
    description: facts.description ?? null,
    email: facts.email ?? null,
    livemode: false,
    metadata: facts.metadata ?? {},
    name: facts.name ?? null,
  }
}

function requireCustomer(context: SandboxContext, id: string): WireCustomer {
  const customer = context.tables.customers.get(id)
  if (customer === undefined || customer.deleted) throw resourceMissing('customer', id)
  return customer
}
