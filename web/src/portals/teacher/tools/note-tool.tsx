import { useQuery } from '@tanstack/react-query'
import { maxNotePointsLength, maxNoteSubjectLength, noteTones } from '@tower/contract/learning/tools.ts'
import { useState } from 'react'
import { gradeInWords } from '../../../learning/students/grade-words.ts'
import { studentsQuery, type Student } from '../../../learning/students/students.api.ts'
import { type NoteTemplate, type Result, toolCalls, toolQueries } from '../../../learning/tools/tools.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { SelectField, TextAreaField, TextField } from '../../../ui/field/field.tsx'
import { required } from '../../../ui/form/form-checks.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { Columns, Stack } from '../../../ui/layout/layout.tsx'
import { AddStudent } from './add-student.tsx'
import { GenerateButton } from './generate-button.tsx'
import { OnceRead, useToolDraft } from './once-read.tsx'
import { ToolFrame } from './tool-frame.tsx'
import { useToolForm } from './use-tool-form.ts'
import { type ToolRun, useToolRun } from './use-tool-run.ts'
import { sendByKeys } from './send-by-keys.ts'

type Typed = {
  studentId: string
  templateId: string
  subject: string
  tone: (typeof noteTones)[number]
  language: 'family' | 'en' | 'es'
  points: string
}

const first: Typed = {
  ...{ studentId: '', templateId: '', subject: '', tone: 'warm', language: 'family', points: '' },
}
const languages = ['family', 'en', 'es'] as const

/** The parent note: a student, a template, and what the teacher wants to say. */
export function NoteTool() {
  const { note: texts } = useTexts('tools')
  const readings = {
    students: useQuery(studentsQuery),
    templates: useQuery(toolQueries.templates),
    draft: useToolDraft('parent-note'),
  }
  return (
    <OnceRead readings={readings} failed={texts.failed}>
      {(read) => <OpenNoteTool {...read} />}
    </OnceRead>
  )
}

type OpenNoteToolProps = {
  students: readonly Student[]
  templates: readonly NoteTemplate[]
  draft: Readonly<Record<string, string>>
}

function OpenNoteTool({ students, templates, draft }: OpenNoteToolProps) {
  const [result, setResult] = useState<Result>()
  const kept = useToolForm('parent-note', first, draft)
  const run = useToolRun<Typed>('parent-note', writeNote, (written) => {
    kept.settle()
    setResult(written)
  })
  return (
    <ToolFrame
      tool="parent-note"
      form={<NoteForm {...{ students, templates, run, kept }} />}
      isWriting={run.isPending}
      result={result}
      onResult={setResult}
    />
  )
}

const writeNote: Parameters<typeof useToolRun<Typed>>[1] = async (typed, keys) => {
  const { note, item } = await toolCalls.note({
    ...keys,
    student_id: typed.studentId,
    template_id: typed.templateId,
    overrides: {
      ...{ subject: typed.subject, tone: typed.tone, points: typed.points },
      language: typed.language === 'family' ? null : typed.language,
    },
  })
  return note.body ? item : undefined
}

type NoteFormProps = Omit<OpenNoteToolProps, 'draft'> & {
  run: ToolRun<Typed>
  kept: ReturnType<typeof useToolForm<Typed>>
}

function NoteForm({ students, templates, run, kept }: NoteFormProps) {
  const { note: texts, classList } = useTexts('tools')
  const language = useLanguage()
  const form = useForm<Typed>({
    keptBy: kept,
    checks: {
      studentId: required(texts.noStudent),
      templateId: required(texts.noTemplate),
    },
    act: run,
    onSend: run.run,
  })
  const chosen = students.find(({ id }) => id === form.values.studentId)
  const family = useFamilyLanguage(chosen)
  return (
    <Stack as="form" {...form.props} onKeyDown={sendByKeys}>
      <SelectField label={texts.student} {...form.text('studentId')}>
        <option value="">{texts.chooseStudent}</option>
        {students.map(({ id, full_name: name, grade }) => (
          <option key={id} value={id}>
            {grade ? `${name} (${gradeInWords(grade, classList.gradeIs)})` : name}
          </option>
        ))}
      </SelectField>
      <AddStudent isFirst={students.length === 0} onAdded={(studentId) => form.set({ studentId })} />
      <SelectField label={texts.template} {...form.text('templateId')}>
        <option value="">{texts.chooseTemplate}</option>
        {templates.map(({ id, titles }) => (
          <option key={id} value={id}>
            {titles[language]}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={texts.points}
        hint={texts.pointsHint}
        optional
        maxLength={maxNotePointsLength}
        {...form.text('points')}
      />
      <Columns least="medium" feet>
        <SelectField label={texts.tone} {...form.choice('tone', noteTones)}>
          {noteTones.map((tone) => (
            <option key={tone} value={tone}>
              {texts.tones[tone]}
            </option>
          ))}
        </SelectField>
        <SelectField label={texts.language} hint={texts.languageHint} {...form.choice('language', languages)}>
          {languages.map((name) => (
            <option key={name} value={name}>
              {name === 'family' ? family : texts.languages[name]}
            </option>
          ))}
        </SelectField>
      </Columns>
      <TextField
        label={texts.subject}
        hint={texts.subjectHint}
        optional
        maxLength={maxNoteSubjectLength}
        {...form.text('subject')}
      />
      <GenerateButton run={run} />
    </Stack>
  )
}

/** Which language “the family’s” is, before anything is written. */
function useFamilyLanguage(student: Student | undefined): string {
  const { note: texts } = useTexts('tools')
  if (!student) return texts.languages.family
  const { family_language: language } = student
  return language ? fillText(texts.familyIs, { language: texts.languages[language] }) : texts.familyUnknown
}
