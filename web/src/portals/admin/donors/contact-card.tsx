import type { DonorFile } from '@tower/contract/money/desk-donors.contract.ts'
import { languages } from '@tower/contract/language.ts'
import { useState } from 'react'
import { donorCalls, readDeskAgain } from '../../../money/desk/desk.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Facts } from '../../../ui/facts/facts.tsx'
import { CheckField, SelectField, TextAreaField, TextField } from '../../../ui/field/field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Text } from '../../../ui/type/type.tsx'
import { useGiverFault } from '../givers/use-giver-fault.ts'

/** How a donor is reached besides an email address. */
export function ContactCard({ donor }: { donor: DonorFile }) {
  const { contact: texts } = useTexts('donor')
  const [isOpen, setOpen] = useState(false)
  const edit = (
    <Button size="s" onClick={() => setOpen(true)}>
      {texts.edit}
    </Button>
  )
  return (
    <Card title={texts.title} action={isOpen ? undefined : edit}>
      {isOpen ? <ContactForm donor={donor} onClose={() => setOpen(false)} /> : <Known donor={donor} />}
    </Card>
  )
}

function Known({ donor }: { donor: DonorFile }) {
  const { contact, other_addresses: others, other_phones: phones } = donor
  const { contact: texts } = useTexts('donor')
  const shown = (name: string, value: string | null | undefined) =>
    value
      ? [
          {
            name,
            value: (
              <Text as="span" wrap="typed">
                {value}
              </Text>
            ),
          },
        ]
      : []
  const items = [
    ...shown(texts.postal, contact?.postal_address),
    ...shown(texts.phone, contact?.phone),
    ...shown(texts.language, contact?.language && texts.languages[contact.language]),
    ...shown(texts.household, contact?.household),
    ...shown(texts.other, others.join('\n\n')),
    ...shown(texts.otherPhone, phones.join('\n')),
  ]
  return items.length > 0 ? <Facts items={items} /> : <Text tone="quiet">{texts.none}</Text>
}

function ContactForm({ donor, onClose }: { donor: DonorFile; onClose: () => void }) {
  const { contact: texts } = useTexts('donor')
  const { contact } = donor
  const save = useAct(
    (typed: ReturnType<typeof firstOf>) =>
      donorCalls.changeContact(donor.id, {
        is_organization: typed.isOrganization,
        phone: typed.phone.trim() || null,
        postal_address: typed.postal.trim() || null,
        language: languages.find((language) => language === typed.language) ?? null,
        household: typed.household.trim() || null,
        // What is saved now is read anew after a refusal and shown above: saving again decides about that.
        seen_at: contact?.changed_at ?? null,
      }),
    { done: texts.saved, onShown: onClose, failed: useGiverFault(), makeStale: readDeskAgain },
  )
  const form = useForm({ first: firstOf(contact), act: save, onSend: save.run })
  return (
    <Stack as="form" {...form.props}>
      {save.failure && <Known donor={donor} />}
      <TextAreaField
        label={texts.postal}
        hint={texts.postalHint}
        rows={4}
        maxLength={500}
        autoComplete="off"
        {...form.text('postal')}
      />
      <TextField label={texts.phone} type="tel" maxLength={60} autoComplete="off" {...form.text('phone')} />
      <SelectField label={texts.language} {...form.choice('language', ['', ...languages])}>
        <option value="">{texts.noLanguage}</option>
        {languages.map((language) => (
          <option key={language} value={language}>
            {texts.languages[language]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={texts.household}
        hint={texts.householdHint}
        maxLength={120}
        autoComplete="off"
        {...form.text('household')}
      />
      <CheckField label={texts.organization} {...form.tick('isOrganization')} />
      {save.failure && <Notice tone="danger">{save.failure}</Notice>}
      <Row>
        <Button type="submit" kind="primary" pending={save.isPending}>
          {texts.save}
        </Button>
        <Button onClick={onClose}>{texts.back}</Button>
      </Row>
    </Stack>
  )
}

const firstOf = (contact: DonorFile['contact']) => ({
  postal: contact?.postal_address ?? '',
  phone: contact?.phone ?? '',
  language: contact?.language ?? ('' as '' | 'en' | 'es'),
  household: contact?.household ?? '',
  isOrganization: contact?.is_organization ?? false,
})
