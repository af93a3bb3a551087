import { contactTopics, maxMessageLength } from '@tower/contract/outreach/inquiries.ts'
import { maxEmailLength, maxLineLength } from '@tower/contract/text-limits.ts'
import { Form, useNavigation } from 'react-router'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { SelectField, TextAreaField, TextField } from '../../ui/field/field.tsx'
import type { FormAnswer } from '../../ui/form/form-answer.ts'
import { FormProblems } from '../../ui/form/form-problems.tsx'
import { Honeypot } from '../../ui/honeypot/honeypot.tsx'
import styles from './inquiry-form.module.css'

export type ContactFormProps = {
  /** Where the form is posted, and what a successful one sees. */
  action: string
  answer?: FormAnswer | undefined
}

/** Writes to the charity; works without a script. */
export function ContactForm({ action, answer }: ContactFormProps) {
  const { contact } = useTexts('inquiries')
  const isSending = useNavigation().formAction === action
  const field = (name: string) => ({
    name,
    id: `contact-${name}`,
    defaultValue: answer?.values[name],
    error: answer?.faults[name],
    required: true,
  })
  return (
    <Form method="post" action={action} className={styles.form} noValidate>
      <FormProblems answer={answer} prefix="contact" />
      <div className={styles.two}>
        <TextField {...field('name')} label={contact.name} autoComplete="name" maxLength={maxLineLength} />
        <TextField
          {...field('email')}
          label={contact.email}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={maxEmailLength}
        />
      </div>
      <SelectField {...field('program_interest')} label={contact.topic}>
        <option value="">{contact.choose}</option>
        {contactTopics.map((topic) => (
          <option key={topic} value={topic}>
            {contact.topics[topic]}
          </option>
        ))}
      </SelectField>
      <TextAreaField {...field('message')} label={contact.message} rows={6} maxLength={maxMessageLength} />
      <Honeypot name="website" />
      <Button
        type="submit"
        kind="primary"
        size="l"
        className={styles.button}
        pending={isSending}
        pendingLabel={contact.pending}
      >
        {contact.button}
      </Button>
    </Form>
  )
}
