import { useQuery } from '@tanstack/react-query'
import type { SignInReport } from '@tower/contract/oversight/safety.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { Link, useSearchParams } from 'react-router'
import { safetyQueries } from '../../../oversight/safety/safety.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { withParameter } from '../../../ui/drawer/use-drawer.ts'
import { TextField } from '../../../ui/field/field.tsx'
import { fits, inTurn, required } from '../../../ui/form/form-checks.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { UnreadPart } from '../unread-part.tsx'
import styles from './safety.module.css'
import { TroubleItem } from './trouble-item.tsx'

/** Staff type an address and read why its owner cannot sign in. */
export function SignInPart() {
  const { signIn: texts } = useTexts('safety')
  const [address, setAddress] = useSearchParams()
  const asked = address.get('email') ?? ''
  const isAddress = fits((email) => /^\S+@\S+$/.test(email), texts.emailMissing)
  const form = useForm({
    first: { email: asked },
    checks: { email: inTurn(required(texts.emailMissing), isAddress) },
    onSend: ({ email }) =>
      setAddress(withParameter(address, 'email', email.trim()), { preventScrollReset: true }),
  })
  return (
    <section className={styles.part} aria-label={texts.label}>
      <form className={styles.ask} {...form.props}>
        <TextField
          label={texts.email}
          type="email"
          autoComplete="off"
          maxLength={320}
          {...form.text('email')}
        />
        <Button type="submit" kind="primary">
          {texts.look}
        </Button>
      </form>
      {asked !== '' && <Report key={asked} email={asked} />}
    </section>
  )
}

function Report({ email }: { email: string }) {
  const { signIn: texts } = useTexts('safety')
  const reading = useQuery(safetyQueries.trouble(email))
  return (
    <>
      {/* It stands there before there is something to say: only then is it read out. */}
      <p role="status" className="visually-hidden">
        {reading.data?.troubles.map(({ kind }) => texts.troubles[kind].title).join('. ')}
      </p>
      {reading.isPending && <Skeleton lines={4} />}
      {reading.isError && <UnreadPart reading={reading} failed={texts.failed} />}
      {reading.isSuccess && <Found report={reading.data} />}
    </>
  )
}

function Found({ report }: { report: SignInReport }) {
  const { signIn: texts, roles } = useTexts('safety')
  const { person, admitted_as: role, troubles, email } = report
  return (
    <div className={styles.part}>
      <div className={styles.who}>
        {person ? (
          <Link to={paths.adminPerson({ userId: person.id })}>{person.full_name ?? email}</Link>
        ) : (
          <strong>{email}</strong>
        )}
        <span>
          {person ? (person.role ? roles[person.role] : texts.noRole) : texts.noAccount} ·{' '}
          <LastSignIn report={report} />
        </span>
      </div>
      {role !== null && troubles.length === 0 && (
        <Notice tone="success">{fillText(texts.nothing, { role: roles[role] })}</Notice>
      )}
      <ul className={styles.troubles}>
        {troubles.map((trouble) => (
          <li key={`${trouble.kind} ${trouble.role ?? ''}`}>
            <TroubleItem trouble={trouble} report={report} />
          </li>
        ))}
      </ul>
      {role !== null && <TroubleItem report={report} trouble={undefined} />}
    </div>
  )
}

function LastSignIn({ report: { person } }: { report: SignInReport }) {
  const { signIn: texts } = useTexts('safety')
  const language = useLanguage()
  const at = person?.last_signed_in_at
  return at ? fillText(texts.last, { time: showTime(at, 'dated', language) }) : texts.never
}
