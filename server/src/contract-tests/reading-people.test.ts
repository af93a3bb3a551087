import { isForStaff } from '@tower/contract/access.ts'
import { limitsOf, type AnyEndpoint } from '@tower/contract/endpoint.ts'
import { endpoints } from '@tower/contract/endpoints.ts'
import { peoplePages } from '@tower/contract/people-pages.ts'
import { listRefusals } from '@tower/contract/refusals.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'

const ofStaff = endpoints.filter(({ access }) => isForStaff(access))
const answersJson = ({ method, answer = 'json' }: AnyEndpoint) => method === 'GET' && answer === 'json'
const namesOf = (calls: readonly AnyEndpoint[]) => calls.map(({ name }) => name).toSorted()

/** Files of the console that staff take without a proof, and why: nobody stands in them but staff themselves. */
const filesWithoutPeople = {
  'broadcast-slides.list-csv': 'slides of the home page',
  'charity.revisions-csv': 'what the charity said of itself, and which of the staff said it',
  'defense.refused-attempts-csv': 'what was turned away; networks stand there as keyed hashes',
  'draws.desk-waiting-slots-csv': 'slots by number',
  'draws.list-assignment-slots-csv': 'slots by number',
  'page-texts.list-csv': 'texts of pages',
  'program-desk.list-csv': 'programs',
  'story-desk.list-csv': 'stories as they are told in public',
  'team.read-csv': 'the people of the charity, as its page shows them',
  'webhooks.list-deliveries-csv': 'which system was told of what, by number',
}

test('staff show who they are for every file of the console, but for those in which nobody stands', () => {
  const files = ofStaff.filter(({ answer }) => answer === 'file')
  expect(files.length).toBeGreaterThan(35)
  const unproven = files.filter(({ proof }) => proof === undefined)
  expect(namesOf(unproven)).toEqual(Object.keys(filesWithoutPeople).toSorted())
  for (const file of files.filter(({ proof }) => proof === 'recent'))
    expect(listRefusals(file), file.name).toContain('identity.proof_needed')
})

/** What of an answer says who somebody is. */
const personal =
  /^(email|\w+_email|full_name|first_name|last_name|athlete|donor_name|\w+_by|guardians|signed_name|born_on)$/

/** Lists without a bound, and why: whoever stands in them is of the staff, or is shown in public. */
const listsWithoutPeople = {
  'charity.revisions': 'who of the staff changed what the charity says',
  'closing.list-account-codes': 'who of the staff changed a code',
  'closing.list-bank-statements': 'who of the staff took a statement',
  'integrations.list-keys': 'who of the staff made a key',
  'page-texts.list': 'who of the staff wrote',
  'page-texts.revisions': 'who of the staff wrote',
  'reimbursements.payment-files': 'who of the staff made a file',
  'story-desk.list': 'who of the staff wrote and decided',
  'team.revisions': 'who of the staff wrote',
}

test('every list of people answers each account so many pages in ten minutes and no more', () => {
  const lists = ofStaff.filter(
    (call) => answersJson(call) && isPaged(call) && keysOf(call).some((key) => personal.test(key)),
  )
  expect(lists.length).toBeGreaterThan(35)
  const unbounded = lists.filter(
    (call) => !limitsOf(call).some(({ per, max }) => per === 'account' && max <= peoplePages.max),
  )
  expect(namesOf(unbounded)).toEqual(Object.keys(listsWithoutPeople).toSorted())
})

/** What stands in the file of a child and nowhere else. */
const childs = /^(born_on|guardians|signed_name|keeper_email|first_name|places|media|avatar_url)$/

/** Calls that say something of a child without opening its file, and why. */
const noFiles = {
  'prospects.list-for-review': 'a list: names, to choose by',
  'prospect-portal.list': 'a list: names, to choose by',
}

test('every call that opens the file of a child to staff says whose, so that it leaves a row', () => {
  const opening = ofStaff.filter(({ opens }) => opens !== undefined)
  const telling = ofStaff.filter((call) => answersJson(call) && keysOf(call).some((key) => childs.test(key)))
  expect(telling.length).toBeGreaterThan(5)
  const silent = telling.filter((call) => !opening.includes(call))
  expect(namesOf(silent)).toEqual(Object.keys(noFiles).toSorted())
  for (const { name, opens, path, query, output } of opening) {
    const [place, field = ''] = opens?.at.split('.') ?? []
    if (place === 'params') expect(path, name).toContain(`:${field}`)
    else if (place === 'query') expect(keysOf({ output: query }), name).toContain(field)
    else expect(JSON.stringify(z.toJSONSchema(output, described)), name).toContain(`"${field}"`)
  }
})

const described = { io: 'input', unrepresentable: 'any' } as const

type Described = { type?: string; properties?: Record<string, Described> }

function isPaged({ output }: AnyEndpoint): boolean {
  const { type, properties } = z.toJSONSchema(output, described) as Described
  return type === 'array' || properties?.items?.type === 'array'
}

/** All names that an answer has, however deep. */
function keysOf({ output }: { output?: z.ZodType | undefined }): string[] {
  const keys: string[] = []
  JSON.stringify(z.toJSONSchema(output ?? z.unknown(), described), (key, value: unknown) => {
    if (key === 'properties' && typeof value === 'object' && value !== null) keys.push(...Object.keys(value))
    return value
  })
  return keys
}
