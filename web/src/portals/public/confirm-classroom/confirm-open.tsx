import { paths } from '@tower/contract/pages.ts'
import { Form, useNavigation } from 'react-router'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Facts } from '../../../ui/facts/facts.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Lead } from '../../../ui/section/section.tsx'
import { addressOfLink } from './address-of-link.ts'
import styles from './confirm-classroom.module.css'

export type ConfirmOpenProps = {
  token: string
  link: { classroom_name: string; school: string | null; teacher_display_name: string }
  hasFailed: boolean
}

/** What the link would confirm, and the one button that does it. Opening the page confirms nothing. */
export function ConfirmOpen({ token, link, hasFailed }: ConfirmOpenProps) {
  const { confirm: texts } = useTexts('nominations')
  const navigation = useNavigation()
  return (
    <div className={styles.narrow}>
      <h1>{texts.open}</h1>
      <Lead className={styles.lead}>{texts.openText}</Lead>
      <Form method="post" action={addressOfLink(paths.confirmClassroom, token)} className={styles.card}>
        {hasFailed && <Notice tone="danger">{texts.failed}</Notice>}
        <Facts
          items={[
            { name: texts.classroom, value: link.classroom_name },
            ...(link.school ? [{ name: texts.school, value: link.school }] : []),
            { name: texts.teacher, value: link.teacher_display_name },
          ]}
        />
        <input type="hidden" name="token" value={token} />
        <Button
          type="submit"
          kind="primary"
          size="l"
          block
          pending={navigation.formData !== undefined}
          pendingLabel={texts.pending}
        >
          {fillText(texts.button, { classroom: link.classroom_name })}
        </Button>
        <p className={styles.note}>{texts.notYou}</p>
      </Form>
    </div>
  )
}
