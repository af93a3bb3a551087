import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { viewedLists } from '@tower/contract/oversight/views.ts'
import { expect, test } from 'vitest'

const folder = import.meta.dirname
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.tsx'),
)
const pages = files
  // What every list of the console is made of.
  .filter((name) => name !== 'console-list.tsx' && name !== 'declare-console-list.tsx')
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))

test('every list of the console offers saved views, each under a name of its own', () => {
  const withoutViews = pages.filter(({ text }) => /<ListPage\b/.test(text)).map(({ name }) => name)
  expect(withoutViews).toEqual([])
  const named = pages.flatMap(({ text }) =>
    [
      ...text.matchAll(
        /<ConsoleList(?:<\w+>)?\s+name="(\w+)"|<SavedViews\b[^>]*?\sof="(\w+)"|\bdeclareConsoleList\(\{\s+name: '(\w+)'/g,
      ),
    ].map(([, list, other, declared]) => list ?? other ?? declared),
  )
  expect(named.toSorted()).toEqual([...viewedLists].toSorted())
})

// Athletes are children: what is said of them leaves the console with their family only.
const neverLeave = ['review/prospects/prospects-tab.tsx', 'review/prospects/updates-tab.tsx']

test('every list of the console can be taken away as a file, but those of children', () => {
  const lists = pages.flatMap(({ name, text }) => {
    const parts = text.match(/<ConsoleList\b|<SavedViews\b/g) ?? []
    const exports = text.match(/\bonExport=/g) ?? []
    return parts.length > exports.length ? [name] : []
  })
  expect(lists.toSorted()).toEqual(neverLeave)
})

// Small tables within a page, and why they have no file of their own.
const withoutFile = {
  'allowlist/sheet-preview.tsx': 'shows a file that is about to be imported',
  'closing/bank/line-list.tsx': 'lines of a file that came from the bank',
  'closing/bank/missing-entries.tsx': 'what the statement lacks of one month; the journal file has it',
  'closing/bank/month-statement.tsx': 'sums of one month; the journal file has what they are made of',
  'closing/bank/statement-preview.tsx': 'shows a file that is about to be taken',
  'closing/bank/taken-statements.tsx': 'files that came from the bank',
  'closing/account-codes.tsx': 'a form: the codes are a part of the journal file',
  'closing/month-accounts.tsx': 'sums of one month; the journal file has what they are made of',
  'closing/month-bounces.tsx': 'a handful of one month; the file of reimbursements has them',
  'closing/reports/activity-table.tsx': 'has a file of its own, of all its lines',
  'closing/reports/trial-table.tsx': 'has a file of its own, of all its lines',
  'donors/gifts-card.tsx': 'gifts of one donor; the file of payments has them, found by their name',
  'draws/calendar-tab.tsx': 'starts that the schedule names; the list of draws has a file',
  'payouts/payout-lines.tsx': 'movements of one payout; the drawer has the file of them',
  'opened-list.tsx':
    'a handful of keys or webhooks; what each read or was told is in a log, which has a file',
  'safety/held-mails.tsx': 'a handful of emails that wait for a superadmin',
  'safety/leaving-part.tsx': 'counts of one week, without names',
  'safety/second-person-acts.tsx': 'what two people decided is in the audit log, which has a file',
  'safety/unusual-readings.tsx': 'what superadmins were told of is in the audit log, which has a file',
  'safety/staff-sessions.tsx': 'who is signed in at this moment, to be ended on the page',
  'system/system-lists.tsx': 'what runs at this moment, and what its operator was told',
  'site/pages-part.tsx': 'addresses of pages, to be opened and written',
}

test('every other table of the console says why it can not be taken away as a file', () => {
  const tables = pages.filter(
    ({ text }) => /<DataTable\b/.test(text) && !/<ConsoleList\b|\bonExport=/.test(text),
  )
  expect(tables.map(({ name }) => name).toSorted()).toEqual(Object.keys(withoutFile).toSorted())
})
