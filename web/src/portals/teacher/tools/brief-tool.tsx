import { maxLessonPlanLength } from '@tower/contract/learning/tools.ts'
import { languages, type Language } from '@tower/contract/language.ts'
import { useState } from 'react'
import { type Result, toolCalls } from '../../../learning/tools/tools.api.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { SelectField, TextAreaField } from '../../../ui/field/field.tsx'
import { fits, inTurn, required } from '../../../ui/form/form-checks.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { Stack } from '../../../ui/layout/layout.tsx'
import { GenerateButton } from './generate-button.tsx'
import { OnceRead, useToolDraft } from './once-read.tsx'
import { sendByKeys } from './send-by-keys.ts'
import { ToolFrame } from './tool-frame.tsx'
import { useToolForm } from './use-tool-form.ts'
import { type ToolRun, useToolRun } from './use-tool-run.ts'

type Typed = { plan: string; language: Language }

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
  const kept = useToolForm<Typed>('sub-brief', { plan: '', language }, draft)
  const run = useToolRun<Typed>('sub-brief', writeBrief, (written) => {
    kept.settle()
    setResult(written)
  })
  return (
    <ToolFrame
      tool="sub-brief"
      form={<BriefForm run={run} kept={kept} />}
      isWriting={run.isPending}
      result={result}
      onResult={setResult}
    />
  )
}

const writeBrief: Parameters<typeof useToolRun<Typed>>[1] = async ({ plan, language }, keys) => {
  const { sub_brief: page, item } = await toolCalls.brief({ ...keys, lesson_plan: plan, language })
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
      <TextAreaField label={texts.plan} hint={texts.planHint} rows={14} {...form.text('plan')} />
      <SelectField label={texts.language} {...form.choice('language', languages)}>
        {languages.map((name) => (
          <option key={name} value={name}>
            {result.languages[name]}
          </option>
        ))}
      </SelectField>
      <GenerateButton run={run} />
    </Stack>
  )
}
