import {
  maxPageAltLength,
  maxPageCaptionLength,
  maxPagePromptLength,
} from '@tower/contract/learning/storybooks/storybooks.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { TextAreaField, TextField } from '../../../ui/field/field.tsx'
import { Text } from '../../../ui/type/type.tsx'
import { bindText, type Desk } from './desk.ts'

/** What belongs to the page that is open. */
export function PagePanel({ desk }: { desk: Desk }) {
  const { page: texts } = useTexts('storybookEditor')
  const { languages } = useTexts('storybooks')
  const { draft, pageId } = desk
  const page = draft.pages.find(({ id }) => id === pageId)
  if (!page) return null
  const altFields = [
    { field: 'altEn', language: 'en' },
    { field: 'altEs', language: 'es' },
  ] as const
  return (
    <>
      <TextField
        label={texts.caption}
        hint={fillText(texts.letters, { count: page.caption.length, most: maxPageCaptionLength })}
        maxLength={maxPageCaptionLength}
        {...bindText(desk, { field: 'caption', pageId: page.id })}
      />
      <TextAreaField
        label={texts.prompt}
        hint={texts.promptHint}
        rows={3}
        maxLength={maxPagePromptLength}
        {...bindText(desk, { field: 'prompt', pageId: page.id })}
      />
      {page.altText === null ? (
        <Text size="small" tone="quiet">
          {texts.noAlt}
        </Text>
      ) : (
        altFields.map(({ field, language }) => (
          <TextAreaField
            key={field}
            label={fillText(texts.alt, { language: languages[language] })}
            hint={language === 'en' ? texts.altHint : undefined}
            lang={language}
            rows={2}
            maxLength={maxPageAltLength}
            {...bindText(desk, { field, pageId: page.id })}
          />
        ))
      )}
    </>
  )
}
