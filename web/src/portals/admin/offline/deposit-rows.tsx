import { formatUsd, maxGiftCents, minGiftCents } from '@tower/contract/money.ts'
import { maxReferenceLength } from '@tower/contract/money/giving.ts'
import { useState } from 'react'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/field/field.tsx'
import type { Form } from '../../../ui/form/use-form.ts'
import { Box, Columns, Row } from '../../../ui/layout/layout.tsx'
import { MoneyField } from '../../../ui/money-field/money-field.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import type { UploadWaiting } from '../../../ui/upload-field/upload-wait.tsx'
import { PictureField, type PictureFieldProps } from './picture-field.tsx'
import { filled, sumOf, type TypedDeposit } from './typed-deposit.ts'

type DepositRowsProps = {
  form: Form<TypedDeposit>
  wait: UploadWaiting
  /** What the check of a row looks like; empty is nothing. */
  onPicture: (key: string, fileId: string) => void
}

/** A row for each check, and an empty one for the next. */
export function DepositRows({ form, wait, onPicture }: DepositRowsProps) {
  const { deposit: texts, reference, amount, name, email } = useTexts('offline')
  const { items } = form.rows('checks')
  const noChecks = form.problemOf('checks')
  return (
    <>
      {items.map((check, place) => (
        <Box as="fieldset" tone="soft" key={check.key}>
          <legend>{fillText(texts.check, { row: place + 1 })}</legend>
          <Columns feet least="narrow">
            <TextField
              label={reference.check}
              maxLength={maxReferenceLength}
              autoComplete="off"
              {...check.text('reference')}
            />
            <MoneyField
              label={amount}
              briefly
              leastCents={minGiftCents}
              mostCents={maxGiftCents}
              {...check.money('cents')}
            />
            <TextField label={name} optional maxLength={200} autoComplete="off" {...check.text('name')} />
            <TextField label={email} optional type="email" autoComplete="off" {...check.text('email')} />
          </Columns>
          <CheckPicture
            row={place + 1}
            onFile={(fileId) => onPicture(check.key, fileId)}
            onUnderWay={wait.of(check.key)}
          />
          {items.length > 1 && place < items.length - 1 && (
            <Row>
              <Button
                size="s"
                aria-label={fillText(texts.removeOf, { row: place + 1 })}
                onClick={check.remove}
              >
                {texts.remove}
              </Button>
            </Row>
          )}
        </Box>
      ))}
      {noChecks && <Notice tone="danger">{noChecks}</Notice>}
    </>
  )
}

/** The picture of one check; a slip of fifty does not begin with fifty fields for files. */
function CheckPicture({ row, ...field }: PictureFieldProps & { row: number }) {
  const { picture: texts } = useTexts('offline')
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <PictureField {...field} />
  return (
    <Row>
      <Button size="s" aria-label={fillText(texts.addTo, { row })} onClick={() => setOpen(true)}>
        {texts.add}
      </Button>
    </Row>
  )
}

/** What the checks come to, beside the total of the slip. */
export function DepositSum({ typed }: { typed: TypedDeposit }) {
  const { deposit: texts } = useTexts('offline')
  const language = useLanguage()
  const sum = sumOf(typed)
  const left = (typed.total ?? 0) - sum
  return (
    <p role="status">
      {fillCounted(texts.sum, filled(typed.checks).length, language, { sum: formatUsd(sum) })}{' '}
      {typed.total !== undefined &&
        fillText(left === 0 ? texts.agrees : left > 0 ? texts.missing : texts.over, {
          amount: formatUsd(Math.abs(left)),
        })}
    </p>
  )
}
