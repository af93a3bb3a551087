import type { DonorFile } from '@tower/contract/money/desk-donors.contract.ts'
import { maxDonorTagLength } from '@tower/contract/money/desk.ts'
import { useState } from 'react'
import { donorCalls, readDeskAgain } from '../../../money/desk/desk.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { TextField } from '../../../ui/field/field.tsx'
import { required } from '../../../ui/form/form-checks.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { CloseIcon } from '../../../ui/icons/icons.tsx'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { useGiverFault } from '../givers/use-giver-fault.ts'

/** The words by which staff find a donor among others. */
export function TagsCard({ donor }: { donor: DonorFile }) {
  const { tags: texts } = useTexts('donor')
  const [added, setAdded] = useState(0)
  const remove = useAct((tag: string) => donorCalls.tag(donor.id, { tag, is_on: false }), {
    failed: useGiverFault(),
    failedIn: 'toast',
    makeStale: readDeskAgain,
  })
  return (
    <Card title={texts.title}>
      <Stack gap={4}>
        {donor.tags.length > 0 && (
          <Row>
            {donor.tags.map((tag) => (
              <Button
                key={tag}
                size="s"
                aria-label={fillText(texts.remove, { tag })}
                pending={remove.isPending}
                onClick={() => remove.run(tag)}
              >
                {tag} <CloseIcon />
              </Button>
            ))}
          </Row>
        )}
        <TagForm key={added} donorId={donor.id} onDone={() => setAdded(added + 1)} />
      </Stack>
    </Card>
  )
}

function TagForm({ donorId, onDone }: { donorId: string; onDone: () => void }) {
  const { tags: texts } = useTexts('donor')
  const add = useAct(({ tag }: { tag: string }) => donorCalls.tag(donorId, { tag, is_on: true }), {
    onDone,
    failed: useGiverFault(),
    makeStale: readDeskAgain,
  })
  const form = useForm({
    first: { tag: '' },
    checks: { tag: required(texts.missing) },
    act: add,
    onSend: add.run,
  })
  return (
    <Stack as="form" gap={3} {...form.props}>
      <TextField label={texts.add} maxLength={maxDonorTagLength} autoComplete="off" {...form.text('tag')} />
      {add.failure && <Notice tone="danger">{add.failure}</Notice>}
      <Row>
        <Button type="submit" pending={add.isPending}>
          {texts.send}
        </Button>
      </Row>
    </Stack>
  )
}
