import { useTexts } from '../../../texts/use-texts.ts'
import { CheckField, RadioField, SelectField, TextAreaField, TextField } from '../../../ui/field/field.tsx'
import { MoneyField } from '../../../ui/money-field/money-field.tsx'
import { ShareLink } from '../../../ui/share/share-link.tsx'
import { Stepper } from '../../../ui/stepper/stepper.tsx'
import { UploadField } from '../../../ui/upload-field/upload-field.tsx'
import { UploadRow } from '../../../ui/upload-field/upload-row.tsx'
import type { SendFile, Upload } from '../../../ui/upload-field/use-uploads.ts'
import { Example } from './example.tsx'
import { UseFormExample } from './use-form-example.tsx'

const nothing = () => undefined
const receipts = { kinds: ['png', 'jpeg', 'pdf'], mostBytes: 5_000_000 } as const
const limits = { leastCents: 100, mostCents: 10_000_000 }

/** Files whose name begins with “fail” do not arrive; nothing is really sent. */
const pretendToSend: SendFile = (file, onPercent) => {
  onPercent(60)
  const isFailing = file.name.startsWith('fail')
  return isFailing ? Promise.reject(new Error('The example fails on purpose.')) : Promise.resolve()
}

/** Parts that take something in. */
export function FormExamples() {
  return (
    <>
      <Fields />
      <UseFormExample />
      <Amounts />
      <Uploads />
      <Steps />
      <Links />
    </>
  )
}

function Fields() {
  const texts = useTexts('kitPage')
  return (
    <Example part="field">
      <TextField label={texts.label} hint={texts.sentence} />
      <TextField label={texts.label} error={texts.fault} optional defaultValue={texts.longWords} />
      <TextField label={texts.code} code defaultValue="PT-7K2M9" />
      <TextField label={texts.label} disabled defaultValue={texts.people.first} />
      <SelectField label={texts.label}>
        <option>{texts.longWords}</option>
      </SelectField>
      <SelectField label={texts.label} error={texts.fault} disabled>
        <option>{texts.people.first}</option>
      </SelectField>
      <TextAreaField label={texts.label} rows={2} defaultValue={texts.sentence} />
      <CheckField label={texts.sentence} defaultChecked />
      <CheckField label={texts.longWords} />
      <RadioField label={texts.sentence} name="kit-radio" defaultChecked />
      <RadioField label={texts.longWords} name="kit-radio" />
    </Example>
  )
}

function Amounts() {
  const texts = useTexts('kitPage')
  return (
    <Example part="money-field">
      <MoneyField label={texts.amount} {...limits} onCents={nothing} />
      <MoneyField label={texts.amount} {...limits} defaultCents={125_050} onCents={nothing} />
      <MoneyField label={texts.amount} {...limits} error={texts.fault} onCents={nothing} />
    </Example>
  )
}

function Uploads() {
  const texts = useTexts('kitPage')
  const file = (name: string) => ({ name, size: 1_250_000 }) as File
  const uploads: Upload[] = [
    { id: 1, file: file('library.png'), send: pretendToSend, state: 'sending', percent: 40 },
    { id: 2, file: file('blocks.pdf'), send: pretendToSend, state: 'done', percent: 100 },
    { id: 3, file: file(`${texts.longWords}.jpeg`), send: pretendToSend, state: 'failed', percent: 60 },
  ]
  return (
    <Example part="upload-field">
      <UploadField label={texts.receipts} rule={receipts} send={pretendToSend} />
      <ul>
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} onRetry={nothing} onRemove={nothing} />
        ))}
      </ul>
    </Example>
  )
}

function Steps() {
  const texts = useTexts('kitPage')
  return (
    <Example part="stepper">
      <Stepper
        submitLabel={texts.act}
        onSubmit={(event) => event.preventDefault()}
        steps={[
          { id: 'first', title: texts.firstStep, content: <TextField label={texts.label} /> },
          { id: 'second', title: texts.secondStep, content: <TextField label={texts.amount} /> },
          { id: 'third', title: texts.longWords, content: <p>{texts.sentence}</p> },
        ]}
      />
    </Example>
  )
}

function Links() {
  const texts = useTexts('kitPage')
  const words = { copy: texts.act, copied: texts.act, share: texts.act, whatsApp: texts.act }
  return (
    <Example part="share">
      <ShareLink label={texts.label} url="https://example.org/t/PT-ABC234" words={words} />
      <ShareLink
        label={texts.longWords}
        url="https://example.org/t/PT-ABC234"
        message={texts.sentence}
        words={words}
      />
    </Example>
  )
}
