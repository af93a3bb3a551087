import type { MonthlyGiftAction } from '@tower/contract/money/sponsorships.ts'
import { Form, useNavigation } from 'react-router'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button, type ButtonProps } from '../../../ui/button/button.tsx'
import { giftPath } from './gift-path.ts'

export type ChangeButtonProps = {
  link: string
  action: MonthlyGiftAction | 'card'
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
