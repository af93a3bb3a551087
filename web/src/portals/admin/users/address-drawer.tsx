import { bareEmail, isEmail } from '@tower/contract/people/email.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addressQuery } from '../../../people/account/erasure.api.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Drawer } from '../../../ui/drawer/drawer.tsx'
import { TextField } from '../../../ui/field/field.tsx'
import { fits, inTurn, required } from '../../../ui/form/form-checks.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { UnreadPart } from '../unread-part.tsx'
import { AddressTraces } from './address-traces.tsx'

export type AddressDrawerProps = { personLink: (id: string) => string; onClose: () => void }

/** A superadmin looks up what is kept under the address of somebody without an account, and erases it. */
export default function AddressDrawer({ personLink, onClose }: AddressDrawerProps) {
  const { address: texts } = useTexts('personData')
  const [email, setEmail] = useState<string>()
  return (
    <Drawer isOpen onClose={onClose} title={texts.title}>
      <Stack>
        <p>{texts.lead}</p>
        <AddressForm onLook={setEmail} />
        {email !== undefined && (
          <Found key={email} email={email} personLink={personLink} onErased={() => setEmail(undefined)} />
        )}
      </Stack>
    </Drawer>
  )
}

function AddressForm({ onLook }: { onLook: (email: string) => void }) {
  const { address: texts } = useTexts('personData')
  const form = useForm<{ email: string }>({
    first: { email: '' },
    checks: { email: inTurn(required(texts.missing), fits(isEmail, texts.missing)) },
    onSend: ({ email }) => onLook(bareEmail(email).toLowerCase()),
  })
  return (
    <Stack as="form" {...form.props}>
      <TextField label={texts.email} type="email" {...form.text('email')} />
      <Row>
        <Button type="submit">{texts.look}</Button>
      </Row>
    </Stack>
  )
}

type FoundProps = { email: string; personLink: (id: string) => string; onErased: () => void }

function Found({ email, personLink, onErased }: FoundProps) {
  const { address: texts } = useTexts('personData')
  const reading = useQuery({ ...addressQuery(email), retry: false })
  if (reading.isPending) return <Skeleton lines={4} />
  if (!reading.data) return <UnreadPart reading={reading} failed={texts.failed} />
  return <AddressTraces preview={reading.data} {...{ personLink, onErased }} />
}
