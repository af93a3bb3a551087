import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { processEndpoints } from '@tower/contract/oversight/process.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Facts } from '../../../ui/facts/facts.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Moment } from '../../../ui/time/moment.tsx'

export type System = CallOutput<typeof processEndpoints.system>

/** What is so now: the version, the mail that waits, the last proof of the books, and who would be told. */
export function NowPart({ system }: { system: System }) {
  const texts = useTexts('system')
  const isWell = system.alerts.every(({ over_at: overAt }) => overAt !== null)
  const isNobodyTold = system.told.addresses === 0 && !system.told.webhook
  return (
    <Card title={texts.now.title}>
      <Stack>
        {isWell && (
          <Notice tone="success" announce={false}>
            {texts.well}
          </Notice>
        )}
        {isNobodyTold && (
          <Notice tone="warning" announce={false}>
            {texts.nobodyTold}
          </Notice>
        )}
        <Facts items={useFacts(system)} />
      </Stack>
    </Card>
  )
}

function useFacts({ version, commit, database, migrations, mail, books, backups, told }: System) {
  const { now: texts } = useTexts('system')
  const language = useLanguage()
  const waiting = fillCounted(texts.waiting, mail.waiting, language)
  const heard = [
    ...(told.addresses > 0 ? [fillCounted(texts.addresses, told.addresses, language)] : []),
    ...(told.webhook ? [texts.webhook] : []),
  ]
  const backedUp = useBackups(backups)
  return [
    { name: texts.version, value: nameVersion(version, commit) },
    {
      name: texts.database,
      value: `${texts.databases[database]}, ${fillCounted(texts.migrations, migrations, language)}`,
    },
    {
      name: texts.emails,
      value:
        mail.waiting === 0
          ? texts.noEmails
          : mail.failing > 0
            ? fillText(texts.failing, { waiting, failing: mail.failing })
            : waiting,
    },
    ...(mail.oldest_due_at === null
      ? []
      : [{ name: texts.oldest, value: <Moment at={mail.oldest_due_at} /> }]),
    {
      name: texts.givenUp,
      value: (
        <>
          {mail.given_up} <Link to={paths.adminMails}>{texts.allEmails}</Link>
        </>
      ),
    },
    {
      name: texts.proof,
      value:
        books.proven_at === null ? (
          texts.never
        ) : (
          <>
            {books.broken_rules === 0 ? texts.holds : fillCounted(texts.broken, books.broken_rules, language)}{' '}
            <Moment at={books.proven_at} />
          </>
        ),
    },
    ...backedUp,
    { name: texts.told, value: heard.length > 0 ? heard.join(', ') : texts.nobody },
  ]
}

/** What was backed up last, and when that was last shown to be of use. */
function useBackups(backups: System['backups']) {
  const { now: texts } = useTexts('system')
  if (backups === null) return [{ name: texts.backup, value: texts.noBackups }]
  const say = (at: string | null) => (at === null ? texts.never : <Moment at={at} />)
  return [
    { name: texts.backup, value: say(backups.made_at) },
    { name: texts.rehearsal, value: say(backups.rehearsed_at) },
  ]
}

/** A version as it is told apart: the number, and the beginning of the commit where it is known. */
export function nameVersion(version: string, commit: string | null): string {
  return commit === null ? version : `${version} (${commit.slice(0, 8)})`
}
