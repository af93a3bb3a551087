import type { DonorFile } from '@tower/contract/money/desk-donors.contract.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/type/type.tsx'
import { CorrectForm } from '../givers/correct-form.tsx'
import { EraseDonor } from './erase-donor.tsx'
import { JoinForm } from '../givers/join-form.tsx'
import { HeldForm } from '../held-form.tsx'

/** What staff put right about a donor: name and address, and two records that are one human. */
export default function CorrectCards({ donor }: { donor: DonorFile }) {
  const texts = useTexts('givers')
  return (
    <Card title={texts.correctTitle}>
      <Stack gap={5}>
        {donor.account_id ? (
          <Text tone="quiet" size="small">
            {texts.accountKeeps}
          </Text>
        ) : (
          <HeldForm value={donor} keyOf={({ name, email }) => `${name} ${email}`}>
            {(giver, onSaved) => <CorrectForm giver={giver} onDone={onSaved} />}
          </HeldForm>
        )}
        <JoinForm giver={donor} />
        <EraseDonor donor={donor} />
      </Stack>
    </Card>
  )
}
