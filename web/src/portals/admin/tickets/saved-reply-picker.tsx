import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { supportQueries } from '../../../spending/support/support.api.ts'
import styles from '../../../spending/support/support.module.css'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { SelectField } from '../../../ui/field/field.tsx'

/** Puts a saved reply into the answer. By a button: the arrow keys go through a list that acts by itself choice by choice. */
export function SavedReplyPicker({ onPick }: { onPick: (body: string) => void }) {
  const { saved } = useTexts('tickets')
  const replies = useQuery(supportQueries.savedReplies)
  const [chosenId, setChosenId] = useState('')
  const items = replies.data?.items ?? []
  const chosen = items.find(({ id }) => id === chosenId)
  if (items.length === 0) return null
  return (
    <div className={styles.picker}>
      <SelectField
        label={saved.insert}
        value={chosen?.id ?? ''}
        onChange={(event) => setChosenId(event.target.value)}
      >
        <option value="">{saved.choose}</option>
        {items.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      {chosen && (
        <Button
          onClick={() => {
            onPick(chosen.body)
            setChosenId('')
          }}
        >
          {saved.put}
        </Button>
      )}
    </div>
  )
}
