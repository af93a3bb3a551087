import { maxNarrativeLength } from '@tower/contract/learning/storybooks/storybooks.ts'
import { useState } from 'react'
import { fillCounted } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { TextAreaField } from '../../../ui/field/field.tsx'
import { countWords } from './count-words.ts'
import type { Desk } from './desk.ts'
import type { Draft } from './draft.ts'
import { splitNarrative } from './split-narrative.ts'

/** The whole story in one field: a blank line begins a new page. */
export function NarrativePanel({ desk }: { desk: Desk }) {
  const { narrative: texts } = useTexts('storybookEditor')
  const language = useLanguage()
  const { draft, isReadOnly, change } = desk
  // While it is typed, line breaks at the end are not yet a page: the field shows them, the pages do not.
  const [typed, setTyped] = useState<{ text: string; draft: Draft }>()
  const told = tell(draft)
  const text = typed && tell(typed.draft) === told ? typed.text : told
  return (
    <TextAreaField
      label={texts.label}
      hint={
        <>
          {texts.hint} {fillCounted(texts.words, countWords(text), language, { pages: draft.pages.length })}
        </>
      }
      lang={draft.language}
      rows={16}
      maxLength={maxNarrativeLength}
      value={text}
      readOnly={isReadOnly}
      onChange={({ target }) => {
        const next = splitNarrative(draft, target.value)
        setTyped({ text: target.value, draft: next })
        change(next, 'narrative')
      }}
    />
  )
}

const tell = ({ pages }: Draft) => pages.map(({ text }) => text).join('\n\n')
