import { maxTributeNameLength } from '@tower/contract/money/giving.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CheckField, SelectField, TextField } from '../../ui/field/field.tsx'
import { DownIcon } from '../../ui/icons/icons.tsx'
import { type GiftDraft, type TributeKind, tributeChoices } from './gift-draft.ts'
import styles from './tribute-part.module.css'

export type TributePartProps = {
  draft: GiftDraft
  onChange: (change: Partial<GiftDraft>) => void
  error: string | undefined
}

/** What few givers need, folded away: to dedicate the gift, or not to be named. */
export function TributePart({ draft, onChange, error }: TributePartProps) {
  const { tribute } = useTexts('giving').donate
  const isOpen = draft.anonymous || draft.tributeKind !== 'none' || error !== undefined
  return (
    <details className={styles.tribute} open={isOpen || undefined}>
      <summary>
        {tribute.title}
        <DownIcon size={20} />
      </summary>
      <div className={styles.fields}>
        <CheckField
          name="anonymous"
          checked={draft.anonymous}
          onChange={(event) => onChange({ anonymous: event.target.checked })}
          label={tribute.anonymous}
        />
        <SelectField
          name="tribute_kind"
          label={tribute.kind}
          value={draft.tributeKind}
          onChange={(event) => onChange({ tributeKind: event.target.value as TributeKind })}
        >
          {tributeChoices.map((kind) => (
            <option key={kind} value={kind}>
              {tribute.kinds[kind]}
            </option>
          ))}
        </SelectField>
        <TextField
          id="tribute-name"
          name="tribute_name"
          label={tribute.name}
          hint={tribute.nameHint}
          error={error}
          optional={draft.tributeKind === 'none'}
          maxLength={maxTributeNameLength}
          autoComplete="off"
          value={draft.tributeName}
          onChange={(event) => onChange({ tributeName: event.target.value })}
        />
      </div>
    </details>
  )
}
