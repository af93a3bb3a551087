import { type ComponentProps, type ReactNode, useId } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { classNames } from '../class-names/class-names.ts'
import styles from './field.module.css'
import { DownIcon, WarningIcon } from '../icons/icons.tsx'

type FieldProps = {
  label: string
  /** Stands under the label and is read with the control. */
  hint?: ReactNode
  /** Stands between label and control. */
  error?: string | undefined
  /** Says “(optional)”; required fields are not marked. */
  optional?: boolean | undefined
  /** The label is for screen readers only (the place already says it). */
  labelHidden?: boolean | undefined
  className?: string | undefined
}

type ControlProps = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }

type FrameProps = FieldProps & { id: string | undefined; children: (control: ControlProps) => ReactNode }

/** Label, hint, error, control: the order every field has. */
function FieldFrame({ label, hint, error, optional, labelHidden, className, id, children }: FrameProps) {
  const { form } = useTexts('shell')
  const made = useId()
  const controlId = id ?? made
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const describedBy = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ')
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={controlId} className={classNames(styles.label, labelHidden && 'visually-hidden')}>
        {label} {optional && <em>{form.optional}</em>}
      </label>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {error && <ErrorLine id={errorId}>{error}</ErrorLine>}
      {children({
        id: controlId,
        ...(error ? { 'aria-invalid': true } : {}),
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
      })}
    </div>
  )
}

function ErrorLine({ id, children }: { id: string; children: string }) {
  const { form } = useTexts('shell')
  return (
    <p className={styles.error} id={id}>
      <WarningIcon size={18} />
      <span>
        <span className="visually-hidden">{form.errorPrefix} </span>
        {children}
      </span>
    </p>
  )
}

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'className'> & {
    /** Letters and digits of equal width, for codes. */
    code?: boolean
    /** Stands before the typed text, such as “$”. */
    prefix?: string
  }

/** Without a last day, browsers take years of six digits, and one that is typed by half. */
const yearsOfFour = { min: '1900-01-01', max: '2199-12-31' }

/** One line of text, a number, an address, a code. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, labelHidden, className, id, code, prefix, ...input } = props
  return (
    <FieldFrame {...{ label, hint, error, optional, labelHidden, className, id }}>
      {(control) => (
        <span className={classNames(styles.frame, prefix !== undefined && styles.withPrefix)}>
          {prefix !== undefined && <span aria-hidden="true">{prefix}</span>}
          <input
            {...(input.type === 'date' && yearsOfFour)}
            placeholder={code ? ' ' : undefined}
            {...input}
            {...control}
            className={classNames(styles.control, code && styles.code)}
          />
        </span>
      )}
    </FieldFrame>
  )
}

export type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, 'className'>

/** Several lines of text. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, error, optional, labelHidden, className, id, ...area } = props
  return (
    <FieldFrame {...{ label, hint, error, optional, labelHidden, className, id }}>
      {(control) => <textarea rows={4} {...area} {...control} className={styles.control} />}
    </FieldFrame>
  )
}

export type SelectFieldProps = FieldProps & Omit<ComponentProps<'select'>, 'className'>

/** One of a list; for two to five choices prefer a Segment or radio rows. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optional, labelHidden, className, id, children, ...select } = props
  return (
    <FieldFrame {...{ label, hint, error, optional, labelHidden, className, id }}>
      {(control) => (
        <span className={styles.select}>
          <select {...select} {...control} className={styles.control}>
            {children}
          </select>
          <DownIcon size={18} />
        </span>
      )}
    </FieldFrame>
  )
}

export type CheckFieldProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  label: ReactNode
  /** Stands above the row. */
  error?: string | undefined
  className?: string | undefined
}

/** A box to tick; the whole sentence is the target. */
export function CheckField(props: CheckFieldProps) {
  return <ChosenRow {...props} type="checkbox" look={styles.tick} />
}

/** One of a few sentences to choose from, each in a row of its own; the whole sentence is the target. */
export function RadioField(props: CheckFieldProps) {
  return <ChosenRow {...props} type="radio" look={styles.dot} />
}

type ChosenRowProps = CheckFieldProps & { type: 'checkbox' | 'radio'; look: string | undefined }

function ChosenRow({ label, error, className, look, ...input }: ChosenRowProps) {
  const errorId = useId()
  return (
    <>
      {error && <ErrorLine id={errorId}>{error}</ErrorLine>}
      <label className={classNames(styles.check, className)}>
        <input
          {...input}
          {...(error && { 'aria-invalid': true, 'aria-describedby': errorId })}
          className={look}
        />
        <span>{label}</span>
      </label>
    </>
  )
}
