import { mostKeepsakeCredits } from '@tower/contract/learning/keepsakes.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { CheckField, TextField } from '../../../ui/field/field.tsx'
import { fits, inTurn, required } from '../../../ui/form/form-checks.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Text } from '../../../ui/type/type.tsx'
import { changeKeepsake, readDeskKeepsakesAgain, type DeskKeepsake } from './keepsake-desk.api.ts'

type Typed = { credits: string; active: boolean }
type KeepsakeDialogProps = { item: DeskKeepsake; onClose: () => void }

/** Staff change what a keepsake costs, or switch it on or off. */
export function KeepsakeDialog({ item, onClose }: KeepsakeDialogProps) {
  const texts = useTexts('keepsakeDesk')
  const { names } = useTexts('keepsakes')
  return (
    <Dialog isOpen onClose={onClose} title={fillText(texts.editTitle, { name: names[item.keepsake] })}>
      <KeepsakeForm item={item} onClose={onClose} />
    </Dialog>
  )
}

const isPrice = (typed: string) =>
  /^\d{1,7}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= mostKeepsakeCredits

function KeepsakeForm({ item, onClose }: KeepsakeDialogProps) {
  const texts = useTexts('keepsakeDesk')
  const language = useLanguage()
  const { keepsake, price_credits, active } = item
  const save = useAct(
    (typed: Typed) =>
      changeKeepsake(keepsake, {
        ...{ price_credits: Number(typed.credits), active: typed.active },
        // What stands in the list now: it is read anew where somebody was first.
        seen: { price_credits, active },
      }),
    {
      ...{ done: texts.saved, onDone: onClose, makeStale: readDeskKeepsakesAgain },
      failed: { refused: texts.refused, quotes: 'any sentence', failed: texts.saveFailed },
    },
  )
  const form = useForm<Typed>({
    first: { credits: String(price_credits), active },
    checks: { credits: inTurn(required(texts.priceWrong), fits(isPrice, texts.priceWrong)) },
    act: save,
    onSend: save.run,
  })
  return (
    <Stack as="form" {...form.props}>
      {save.failure && <Notice tone="danger">{save.failure}</Notice>}
      <TextField
        label={texts.priceInCredits}
        hint={fillText(texts.now, {
          price: fillCounted(texts.credits, price_credits, language),
          state: active ? texts.states.on : texts.states.off,
        })}
        inputMode="numeric"
        {...form.text('credits')}
      />
      <CheckField label={texts.sold} {...form.tick('active')} />
      <Text size="small" tone="quiet">
        {texts.soldNote}
      </Text>
      <Row justify="last">
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button kind="primary" type="submit" pending={save.isPending} pendingLabel={texts.saving}>
          {texts.save}
        </Button>
      </Row>
    </Stack>
  )
}
