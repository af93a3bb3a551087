import { paths } from '@tower/contract/pages.ts'
import { type FormEvent, useRef, useState } from 'react'
import { requestPasswordLink } from '../../session/sign-in.ts'
import { fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Lead } from '../../ui/section/section.tsx'
import { lastAsked } from './asked-for.ts'
import FailureNotice from './failure-notice.tsx'
import LinkSent from './link-sent.tsx'
import styles from './link-trouble.module.css'
import { type Failure, linkFailure } from './sign-in-words.ts'
import { askForLink, enterByCode } from './submit-sign-in.ts'
import { useEnter } from './use-enter.ts'

export type LinkTroubleProps = {
  heading: string
  failure: Failure
  /** The link was one to choose a new password. */
  isForPassword?: boolean
  next?: string | undefined
}

type Stage = { at: 'trouble' | 'code' | 'password-link-sent'; email: string }

/** A link that leads nowhere, and three ways on: a new one, its code, another door. */
export default function LinkTrouble({ heading, failure, isForPassword = false, next }: LinkTroubleProps) {
  const { callback, errors, sent, reset } = useTexts('signIn')
  const locale = useLanguage()
  const enter = useEnter()
  const entrance = { portal: undefined, next, words: errors }
  const [stage, setStage] = useState<Stage>({ at: 'trouble', email: lastAsked() ?? '' })

  const sendLink = async (email: string) => {
    if (!isForPassword) return askForLink({ email, locale, ...entrance })
    const fault = await requestPasswordLink(email, window.location.origin + paths.resetPassword)
    return fault && linkFailure(fault, errors)
  }
  if (stage.at === 'code') {
    return (
      <LinkSent
        email={stage.email}
        portal={undefined}
        onCode={async (code) => enter(await enterByCode({ email: stage.email, code }, entrance))}
        onSendAgain={() => sendLink(stage.email)}
        onOtherEmail={() => setStage({ at: 'trouble', email: stage.email })}
      />
    )
  }
  if (stage.at === 'password-link-sent') {
    return (
      <>
        <h1>{sent.heading}</h1>
        <Lead className={styles.address}>{fillText(reset.sent, { email: stage.email })}</Lead>
      </>
    )
  }
  return (
    <>
      <h1>{heading}</h1>
      <div className={styles.notice}>
        {failure.waitSeconds === undefined ? (
          <Notice tone="danger">{failure.words}</Notice>
        ) : (
          <FailureNotice failure={failure} />
        )}
      </div>
      <AskAgain
        email={stage.email}
        hasCode={!isForPassword}
        onSend={async (email) => {
          const refused = await sendLink(email)
          if (!refused) setStage({ at: isForPassword ? 'password-link-sent' : 'code', email })
          return refused
        }}
        onCode={(email) => setStage({ at: 'code', email })}
      />
      <p className={styles.other}>
        <ButtonLink kind="ghost" to={paths.login} replace>
          {callback.toLogin}
        </ButtonLink>
      </p>
    </>
  )
}

type AskAgainProps = {
  email: string
  hasCode: boolean
  onSend: (email: string) => Promise<Failure | undefined>
  onCode: (email: string) => void
}

/** For both ways the address is needed; a link does not tell it. */
function AskAgain({ email, hasCode, onSend, onCode }: AskAgainProps) {
  const { callback, email: label, errors, sending } = useTexts('signIn')
  const form = useRef<HTMLFormElement>(null)
  const [fault, setFault] = useState<string>()
  const [failure, setFailure] = useState<Failure>()
  const [pending, setPending] = useState(false)

  function readEmail(): string | undefined {
    const control = form.current?.elements.namedItem('email') as HTMLInputElement
    const typed = control.value.trim()
    setFault(typed === '' ? errors.email : undefined)
    if (typed !== '') return typed
    control.focus()
  }
  async function send(event: FormEvent) {
    event.preventDefault()
    const typed = pending ? undefined : readEmail()
    if (!typed) return
    setPending(true)
    setFailure(await onSend(typed))
    setPending(false)
  }
  function goToCode() {
    const typed = readEmail()
    if (typed) onCode(typed)
  }
  return (
    <form method="post" noValidate className={styles.form} ref={form} onSubmit={(event) => void send(event)}>
      {failure && <FailureNotice failure={failure} />}
      <TextField
        label={label}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={email}
        error={fault}
      />
      <div className={styles.buttons}>
        <Button kind="primary" size="l" type="submit" pending={pending} pendingLabel={sending}>
          {callback.newLink}
        </Button>
        {hasCode && (
          <Button size="l" onClick={goToCode}>
            {callback.useCode}
          </Button>
        )}
      </div>
    </form>
  )
}
