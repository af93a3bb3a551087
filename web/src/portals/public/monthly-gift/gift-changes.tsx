import type { MonthlyGiftAction } from '@tower/contract/money/sponsorships.ts'
import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button, ButtonLink, type ButtonProps } from '../../../ui/button/button.tsx'
import { giftPath } from './gift-path.ts'
import styles from './monthly-gift.module.css'

export type ChangeButtonProps = {
  link: string
  action: MonthlyGiftAction
  kind: ButtonProps['kind']
  label: string
}

/** One change, one form: it works without a script. */
export function ChangeButton({ link, action, kind, label }: ChangeButtonProps) {
  const { monthly } = useTexts('prospects')
  const sent = useNavigation().formData?.get('intent')
  return (
    <Form method="post" action={giftPath(link)} replace>
      <input type="hidden" name="link" value={link} />
      <input type="hidden" name="intent" value={action} />
      <Button
        type="submit"
        {...(kind === undefined ? {} : { kind })}
        pending={sent === action}
        pendingLabel={monthly.pending}
      >
        {label}
      </Button>
    </Form>
  )
}

/** The end is asked for once more. */
export function AskBeforeEnd({ link }: { link: string }) {
  const { monthly } = useTexts('prospects')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.ask}>
      <h2 ref={heading} tabIndex={-1}>
        {monthly.ask}
      </h2>
      <p>{monthly.askText}</p>
      <div className={styles.ways}>
        <ButtonLink to={giftPath(link)}>{monthly.keep}</ButtonLink>
        <ChangeButton link={link} action="cancel" kind="danger-solid" label={monthly.confirm} />
      </div>
    </section>
  )
}
