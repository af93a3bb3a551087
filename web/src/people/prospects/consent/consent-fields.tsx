import { consentParts, consentVersion, type ConsentText } from '@tower/contract/people/consent-text.ts'
import type { ConsentCase } from '@tower/contract/people/prospect-consents.contract.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { CheckField, TextField } from '../../../ui/field/field.tsx'
import styles from './consent.module.css'

export type ConsentFieldsProps = {
  /** Their ids begin so. */
  prefix: string
  consent: ConsentCase
  text: ConsentText
  faults: Readonly<Record<string, string>>
  values: Readonly<Record<string, string>>
  /** Of a guardian: the athlete's birthday may be given. */
  asksBirthday: boolean
}

/** The text that is signed, its three switches, and the signature. Nothing is ticked before somebody ticks it. */
export function ConsentFields({ prefix, consent, text, faults, values, asksBirthday }: ConsentFieldsProps) {
  const texts = useTexts('consent')
  const isSent = Object.keys(values).length > 0
  return (
    <>
      <fieldset className={styles.parts}>
        <legend>{texts.choose}</legend>
        <p>{text.statement}</p>
        {consentParts.map((part) => (
          <CheckField
            key={part}
            id={`${prefix}-${part}`}
            name={part}
            error={part === 'profile' ? faults.profile : undefined}
            defaultChecked={isSent ? values[part] === 'on' : consent.said?.[part] === true}
            label={
              <>
                <b>{text.parts[part].label}</b>
                <span className={styles.explains}>{text.parts[part].explains}</span>
              </>
            }
          />
        ))}
        <p className={styles.quiet}>{texts.partsHint}</p>
      </fieldset>
      <ul className={styles.rights}>
        {text.rights.map((right) => (
          <li key={right}>{right}</li>
        ))}
      </ul>
      <TextField
        id={`${prefix}-signed_name`}
        name="signed_name"
        label={texts.signedName}
        autoComplete="name"
        maxLength={200}
        defaultValue={values.signed_name ?? ''}
        error={faults.signed_name}
      />
      {asksBirthday && (
        <TextField
          id={`${prefix}-born_on`}
          name="born_on"
          type="date"
          label={texts.bornOn}
          hint={texts.bornOnHint}
          optional
          defaultValue={values.born_on ?? ''}
          error={faults.born_on}
        />
      )}
      <p className={styles.quiet}>{fillText(texts.version, { version: consentVersion })}</p>
    </>
  )
}
