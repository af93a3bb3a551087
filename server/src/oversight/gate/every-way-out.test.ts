import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../..')
const files = globSync('**/*.ts', { cwd: source })
  .filter((path) => !/\.test\.ts$|^(test|contract-tests)\/|\/(sandbox|local)\//.test(path))
  .map((path) => ({ path, text: readFileSync(join(source, path), 'utf8') }))

const whoSays = (pattern: RegExp) =>
  files.flatMap(({ path, text }) => (pattern.test(text) ? [path] : [])).toSorted()

/** How words leave a process, and the one place that each way is taken in. A new place is a decision: see 0184. */
const ways: Record<string, { says: RegExp; places: string[] }> = {
  'a mail leaves by SMTP': {
    says: /from 'nodemailer'|\.sendMail\(/,
    // To log in, nothing is sent.
    places: ['vendors/smtp/log-in.ts', 'vendors/smtp/smtp-mailer.ts'],
  },
  'the mailer is asked to send': {
    says: /mailer\.send\(/,
    // The tracer hands on what it is given by the others.
    places: [
      'cli/send-test-mail-command.ts',
      'mail/send-due-mails.ts',
      'process/tracing/tracer.ts',
      'process/watch/send-due-alerts.ts',
    ],
  },
  'a provider is asked': {
    says: /from '(?:ai|@ai-sdk\/[\w-]+)'|import\('(?:ai|@ai-sdk\/[\w-]+)'\)/,
    places: [
      'vendors/openai/chat-model.ts',
      'vendors/openai/image-model.ts',
      'vendors/openai/name-failure.ts',
    ],
  },
  'something is fetched': {
    says: /(?<![\w.])fetch\(/,
    // Relays are asked for the time, and the site itself whether it answers; a collector of traces hears names of calls and statements
    // without values (tracing.test.ts): not a word of anybody.
    places: [
      'cli/online/ask-relays.ts',
      'cli/online/ask-site.ts',
      'process/tracing/send-spans.ts',
      'process/watch/look-at-way-in.ts',
      'vendors/openai/guard-fetch.ts',
    ],
  },
  'another system is posted to': {
    says: /^import \{ request\b.* from 'node:https?'|postOutside\(/m,
    places: [
      'oversight/webhooks/send-due-deliveries.ts',
      'process/watch/send-due-alerts.ts',
      'vendors/webhooks/post-outside.ts',
    ],
  },
  'a paper is sent': {
    says: /type(?:\(|: )'application\/(?:pdf|epub\+zip)'/,
    places: ['learning/storybooks/papers/send-paper.ts', 'papers/send-papers.ts', 'papers/send-pdf.ts'],
  },
  'a file for spreadsheets is sent': {
    says: /type\('text\/csv|csvLine\(/,
    places: ['http/csv.ts', 'http/send-csv.ts'],
  },
  'something is said to have passed': {
    says: /\bas (?:\w+ & )?Passed</,
    places: [
      'oversight/gate/keep-gate.ts',
      'papers/pass-papers.ts',
      'papers/sheets/write-sheets.ts',
      'papers/write-paper.ts',
    ],
  },
}

test.each(Object.entries(ways))(
  '%s in its places alone, and each of them takes what the gate let through',
  (_, way) => {
    expect(whoSays(way.says)).toEqual(way.places)
  },
)

test('what takes words out has a type that only the gate gives', () => {
  const says = (path: string, text: string) =>
    expect(files.find((file) => file.path === path)?.text, path).toContain(text)
  says('mail/mailer.ts', 'OutgoingMail = PassedWords &')
  says('vendors/webhooks/post-outside.ts', 'message: Passed<object>')
  says('vendors/openai/guard-fetch.ts', 'pass(words: AskedWords): Promise<Passed<AskedWords>>')
  says('papers/send-pdf.ts', 'pdf: Passed<Buffer>')
  says('papers/send-papers.ts', 'AsyncGenerator<Passed<Buffer>>')
  says('http/send-csv.ts', 'await leaving.end()')
  says('http/serve.ts', "options.gate.pass('api', answer)")
})
