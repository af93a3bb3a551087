import { maxLessonPlanLength } from '@tower/contract/learning/tools.ts'
import { languages, type Language } from '@tower/contract/language.ts'
import { nextSchoolDay } from '@tower/contract/learning/tools/goals/goal-days.ts'
import { useState } from 'react'
import { type Result, toolCalls } from '../../../learning/tools/tools.api.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { SelectField, TextAreaField, TextField } from '../../../ui/field/field.tsx'
import { fits, inTurn, required } from '../../../ui/form/form-checks.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { Columns, Stack } from '../../../ui/layout/layout.tsx'
import { GenerateButton } from './generate-button.tsx'
import { OnceRead, useToolDraft } from './once-read.tsx'
import { sendByKeys } from './send-by-keys.ts'
import styles from './tool-frame.module.css'
import { ToolFrame } from './tool-frame.tsx'
import { useToolForm } from './use-tool-form.ts'
import { localDay, type ToolRun, useToolRun } from './use-tool-run.ts'

type Typed = { plan: string; day: string; language: Language }

/** The substitute brief: a pasted plan becomes one page to print. */
export function BriefTool() {
  const { brief: texts } = useTexts('tools')
  return (
    <OnceRead readings={{ draft: useToolDraft('sub-brief') }} failed={texts.failed}>
      {(read) => <OpenBriefTool {...read} />}
    </OnceRead>
  )
}

function OpenBriefTool({ draft }: { draft: Readonly<Record<string, string>> }) {
  const language = useLanguage()
  const [result, setResult] = useState<Result>()
  const today = localDay()
  const { day = '', ...kept } = draft
  const form = useToolForm<Typed>(
    'sub-brief',
    { plan: '', day: nextSchoolDay(today), language },
    // A day that is over is no day for which a page is written.
    day >= today ? { ...kept, day } : kept,
  )
  const run = useToolRun<Typed>('sub-brief', writeBrief, (written) => {
    form.settle()
    setResult(written)
  })
  return (
    <ToolFrame
      tool="sub-brief"
      form={<BriefForm run={run} kept={form} />}
      isWriting={run.isPending}
      result={result}
      onResult={setResult}
    />
  )
}

const writeBrief: Parameters<typeof useToolRun<Typed>>[1] = async ({ plan, day, language }, keys) => {
  const { sub_brief: page, item } = await toolCalls.brief({
    ...{ ...keys, lesson_plan: plan, for_day: day || null, language },
  })
  return page.brief ? item : undefined
}

type BriefFormProps = { run: ToolRun<Typed>; kept: ReturnType<typeof useToolForm<Typed>> }

const isShort = (plan: string) => plan.length <= maxLessonPlanLength

function BriefForm({ run, kept }: BriefFormProps) {
  const { brief: texts, result } = useTexts('tools')
  const form = useForm<Typed>({
    keptBy: kept,
    // A plan that is too long is said to be so: cut off without a word, its afternoon would be missing.
    checks: { plan: inTurn(required(texts.noPlan), fits(isShort, texts.tooLong)) },
    act: run,
    onSend: run.run,
  })
  return (
    <Stack as="form" {...form.props} onKeyDown={sendByKeys}>
      <TextAreaField
        label={texts.plan}
        hint={texts.planHint}
        rows={14}
        className={styles.growsTall}
        {...form.text('plan')}
      />
      <Columns feet least="narrow">
        <TextField label={texts.day} type="date" {...form.text('day')} />
        <SelectField label={texts.language} {...form.choice('language', languages)}>
          {languages.map((name) => (
            <option key={name} value={name}>
              {result.languages[name]}
            </option>
          ))}
        </SelectField>
      </Columns>
      <GenerateButton run={run} />
    </Stack>
  )
}
