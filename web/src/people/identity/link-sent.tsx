import { useTexts } from '../../texts/use-texts.ts'
import { Lead } from '../../ui/section/section.tsx'
import { useSite } from '../../page/use-site.ts'
import CodeForm, { type CodeFormProps } from './code-form.tsx'
import { demoMailbox } from './demo-mailbox.ts'
import styles from './link-trouble.module.css'

/** Check your email: the mail is on its way to this address. */
export default function LinkSent({ email, ...form }: CodeFormProps & { email: string }) {
  const { sent } = useTexts('signIn')
  const { demo } = useSite()
  const [before, after] = sent.lead.split('{email}')
  return (
    <>
      <h1>{sent.heading}</h1>
      <Lead>
        {before}
        <b className={styles.email}>{email}</b>
        {after}
      </Lead>
      <CodeForm {...form} />
      {demo && (
        <a href={demoMailbox} target="_blank" rel="noreferrer">
          {sent.mailbox}
        </a>
      )}
    </>
  )
}
