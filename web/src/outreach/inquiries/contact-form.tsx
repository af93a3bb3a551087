import { contactTopics, maxMessageLength } from '@tower/contract/outreach/inquiries.ts'
import { maxEmailLength, maxLineLength } from '@tower/contract/text-limits.ts'
import { Form, useNavigation } from 'react-router'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { SelectField, TextAreaField, TextField } from '../../ui/field/field.tsx'
import { fieldsOfAnswer } from '../../ui/form/fields-of-answer.ts'
import type { FormAnswer } from '../../ui/form/form-answer.ts'
import { FormProblems } from '../../ui/form/form-problems.tsx'
import { Columns, Row, Stack } from '../../ui/layout/layout.tsx'
import { Honeypot } from '../../ui/honeypot/honeypot.tsx'

export type ContactFormProps = {
  /** Where the form is posted, and what a successful one sees. */
  action: string
  answer?: FormAnswer | undefined
}

/** Writes to the charity; works without a script. */
export function ContactForm({ action, answer }: ContactFormProps) {
  const { contact } = useTexts('inquiries')
  const isSending = useNavigation().formAction === action
  const field = fieldsOfAnswer(answer, 'contact')
  return (
    <Form method="post" action={action} noValidate>
      <Stack gap={5}>
        <FormProblems answer={answer} prefix="contact" />
        <Columns feet gap={5}>
          <TextField
            {...field('name')}
            required
            label={contact.name}
            autoComplete="name"
            maxLength={maxLineLength}
          />
          <TextField
            {...field('email')}
            required
            label={contact.email}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={maxEmailLength}
          />
        </Columns>
        <SelectField {...field('program_interest')} required label={contact.topic}>
          <option value="">{contact.choose}</option>
          {contactTopics.map((topic) => (
            <option key={topic} value={topic}>
              {contact.topics[topic]}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          {...field('message')}
          required
          label={contact.message}
          rows={6}
          maxLength={maxMessageLength}
        />
        <Honeypot />
        <Row>
          <Button type="submit" kind="primary" size="l" pending={isSending} pendingLabel={contact.pending}>
            {contact.button}
          </Button>
        </Row>
      </Stack>
    </Form>
  )
}
