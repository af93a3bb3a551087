import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { request, type APIRequestContext } from '@playwright/test'
import { studentEndpoints } from '@tower/contract/learning/students.contract.ts'
import { identityEndpoints } from '@tower/contract/people/identity.contract.ts'
import { traceOf } from './journey-trace.ts'
import { linkIn, listMails } from './mailbox.ts'
import { origins } from './playwright.config.ts'

const teacherEmail = 'teacher@tower.test'

/** After the last journey: no child of the demo's class list is in a mail to somebody else, a log or a stored file. */
export default async function lookForChildren(): Promise<void> {
  const faults: string[] = []
  let looked = 0
  for (const origin of origins) {
    const asking = await request.newContext({ baseURL: origin })
    const isUp = await asking.get('/readyz').then(
      (answer) => answer.ok(),
      () => false,
    )
    if (isUp) {
      faults.push(...(await lookAt(asking, Number(new URL(origin).port))))
      looked += 1
    }
    await asking.dispose()
  }
  if (looked === 0) throw new Error('no server was up any more: nothing was looked for')
  if (faults.length > 0) throw new Error(`children of the class list are named in ${faults.join(', ')}`)
}

async function lookAt(asking: APIRequestContext, port: number): Promise<string[]> {
  const names = await listChildren(asking)
  const mails = (await (await asking.get('/dev/mailbox.json')).json()) as Awaited<
    ReturnType<typeof listMails>
  >
  const others = mails.filter(({ to }) => to !== teacherEmail)
  const { log, data } = traceOf(port)
  const folder = join(readFileSync(data, 'utf8'), 'files')
  const files = existsSync(folder) ? globSync('**/*', { cwd: folder, withFileTypes: true }) : []
  const texts: [where: string, text: string][] = [
    ['the log', readFileSync(log, 'utf8')],
    ...others.map(({ subject, text, html }): [string, string] => [
      `“${subject}”`,
      [subject, text, html].join('\n'),
    ]),
    ...files
      .filter((file) => file.isFile())
      .map((file): [string, string] => [
        'a stored file',
        readFileSync(join(file.parentPath, file.name), 'utf8'),
      ]),
  ]
  return texts.filter(([, text]) => names.some((name) => text.includes(name))).map(([where]) => where)
}

/** Who is on the list of the demo's teacher now. */
async function listChildren(asking: APIRequestContext): Promise<string[]> {
  const { length: known } = await listMails(asking, teacherEmail)
  await asking.post(identityEndpoints.requestLink.path, { data: { email: teacherEmail } })
  const link = new URL(linkIn(await nextMail(asking, known)))
  const session = (await (
    await asking.post(identityEndpoints.verify.path, {
      data: { type: 'magiclink', token_hash: link.searchParams.get('token_hash') },
    })
  ).json()) as { access_token: string }
  const answer = await asking.get(studentEndpoints.listRows.path, {
    headers: { authorization: `Bearer ${session.access_token}` },
  })
  const names = ((await answer.json()) as { full_name: string }[]).map((student) => student.full_name)
  if (names.length === 0) throw new Error('the class list of the demo is empty: nothing was looked for')
  return names
}

async function nextMail(asking: APIRequestContext, known: number) {
  for (let tries = 0; tries < 100; tries += 1) {
    const mails = await listMails(asking, teacherEmail)
    const [newest] = mails
    if (newest && mails.length > known && newest.subject.startsWith('Sign in')) return newest
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('no sign-in mail came: the class list of the demo could not be read')
}
