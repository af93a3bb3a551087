import { type Language, languages } from '@tower/contract/language.ts'
import {
  maxTemplateBodyLength,
  maxTemplateTitleLength,
  noteTones,
  type NoteTone,
} from '@tower/contract/learning/tools.ts'
import { useState } from 'react'
import { rowsOfTemplate, type TemplateRow, templateOfRows } from '../../../learning/tools/template-rows.ts'
import { type NoteTemplate, readTemplatesAgain, toolCalls } from '../../../learning/tools/tools.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { SelectField, TextField } from '../../../ui/field/field.tsx'
import { required } from '../../../ui/form/form-checks.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { Columns, Row, Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Segment } from '../../../ui/segment/segment.tsx'
import { Text } from '../../../ui/type/type.tsx'
import { TemplatePreview } from './template-preview.tsx'
import { TemplateSentences } from './template-sentences.tsx'
import styles from './tool-frame.module.css'

type Typed = { title: string; en: readonly TemplateRow[]; es: readonly TemplateRow[] }

/** A template to change for oneself: sentence by sentence, with the note that comes of it beside. */
export function TemplateForm({ template }: { template: NoteTemplate }) {
  const { note, templates: texts } = useTexts('tools')
  const spoken = useLanguage()
  const [language, setLanguage] = useState<Language>(spoken)
  const [tone, setTone] = useState<NoteTone>('warm')
  const acts = useTemplateActs(template)
  const form = useTemplateForm(template, acts.save)
  const failure = acts.save.failure ?? acts.reset.failure ?? form.problemOf('en') ?? form.problemOf('es')
  return (
    <Stack as="form" {...form.props}>
      <Text tone="quiet">{texts.lead}</Text>
      <TextField label={texts.name} maxLength={maxTemplateTitleLength} {...form.text('title')} />
      <Columns feet>
        <Segment
          legend={texts.language}
          name="language"
          value={language}
          options={languages.map((value) => ({ value, label: texts.languages[value] }))}
          onChoose={(value) => setLanguage(value === 'es' ? 'es' : 'en')}
        />
        <SelectField
          label={texts.tone}
          value={tone}
          onChange={({ target }) => setTone(noteTones.find((name) => name === target.value) ?? 'warm')}
        >
          {noteTones.map((name) => (
            <option key={name} value={name}>
              {note.tones[name]}
            </option>
          ))}
        </SelectField>
      </Columns>
      <div className={styles.editor}>
        <TemplateSentences
          key={language}
          rows={form.rows(language)}
          {...{ language, tone, setRows: (rows) => form.set({ [language]: rows }) }}
        />
        <Stack className={styles.beside}>
          <TemplatePreview
            templateId={template.id}
            {...{ language, tone, title: form.values.title }}
            text={templateOfRows(form.values[language], texts.places)}
          />
          {failure && <Notice tone="danger">{failure}</Notice>}
          <Row>
            <Button type="submit" kind="primary" pending={acts.save.isPending}>
              {texts.save}
            </Button>
            {template.own && (
              <Button pending={acts.reset.isPending} onClick={() => acts.reset.run()}>
                {texts.asItCame}
              </Button>
            )}
          </Row>
        </Stack>
      </div>
    </Stack>
  )
}

function useTemplateActs({ id }: NoteTemplate) {
  const { templates: texts } = useTexts('tools')
  const options = { failed: texts.saveFailed, makeStale: readTemplatesAgain }
  const save = useAct(
    ({ title, en, es }: Typed) =>
      toolCalls.changeTemplate(id, {
        title,
        body: { en: templateOfRows(en, texts.places), es: templateOfRows(es, texts.places) },
      }),
    { ...options, done: texts.saved },
  )
  const reset = useAct(() => toolCalls.resetTemplate(id), { ...options, done: texts.reset })
  return { save, reset }
}

function useTemplateForm({ titles, body }: NoteTemplate, save: ReturnType<typeof useTemplateActs>['save']) {
  const { templates: texts } = useTexts('tools')
  const language = useLanguage()
  const sound = (rows: readonly TemplateRow[]) => {
    const { length } = templateOfRows(rows, texts.places)
    if (length === 0) return texts.empty
    return length > maxTemplateBodyLength ? texts.tooLong : undefined
  }
  return useForm<Typed>({
    first: {
      title: titles[language],
      en: rowsOfTemplate(body.en, texts.places),
      es: rowsOfTemplate(body.es, texts.places),
    },
    checks: { title: required(texts.empty), en: sound, es: sound },
    act: save,
    onSend: save.run,
  })
}
