import { itemThemes } from '@tower/contract/learning/badges.ts'
import { motifsOf } from '@tower/contract/learning/motifs.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { SelectField } from '../../../ui/field/field.tsx'
import type { FieldsOf } from '../../../ui/form/bind-fields.ts'
import { Columns } from '../../../ui/layout/layout.tsx'
import type { ItemTab } from '../badges.api.ts'
import { kindOf, tiers, type TypedItem } from './typed-item.ts'

export type LookFieldsProps = { tab: ItemTab; form: Pick<FieldsOf<TypedItem>, 'choice'> }

/** What an item looks like: the block of its theme, its tier, and what is drawn in it. */
export function LookFields({ tab, form }: LookFieldsProps) {
  const texts = useTexts('itemDesk')
  const motifs = motifsOf(kindOf(tab))
  const nameOf: Readonly<Record<string, string>> = texts.motifs
  return (
    <Columns feet least="narrow">
      <SelectField label={texts.theme} {...form.choice('theme', itemThemes)}>
        {itemThemes.map((theme) => (
          <option key={theme} value={theme}>
            {texts.themes[theme]}
          </option>
        ))}
      </SelectField>
      <SelectField label={texts.tier} {...form.choice('tier', tiers)}>
        {tiers.map((tier) => (
          <option key={tier} value={tier}>
            {tier}
          </option>
        ))}
      </SelectField>
      <SelectField label={texts.motif} {...form.choice('motif', motifs)}>
        {motifs.map((motif) => (
          <option key={motif} value={motif}>
            {nameOf[motif] ?? motif}
          </option>
        ))}
      </SelectField>
    </Columns>
  )
}
