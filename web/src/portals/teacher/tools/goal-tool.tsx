import { useQuery } from '@tanstack/react-query'
import { maxGradeLength } from '@tower/contract/learning/students.ts'
import { maxPresentLevelLength } from '@tower/contract/learning/tools.ts'
import { disabilityCategories, goalAreas } from '@tower/contract/learning/tools/goals/goal.ts'
import { useState } from 'react'
import { gradeInWords } from '../../../learning/students/grade-words.ts'
import { studentsQuery, type Student } from '../../../learning/students/students.api.ts'
import { type GoalAsk, type GoalBody, type Result, toolCalls } from '../../../learning/tools/tools.api.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { SelectField, TextAreaField, TextField } from '../../../ui/field/field.tsx'
import { required } from '../../../ui/form/form-checks.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { Stack } from '../../../ui/layout/layout.tsx'
import { AddStudent } from './add-student.tsx'
import { GenerateButton } from './generate-button.tsx'
import { GoalAsks } from './goal-asks.tsx'
import { OnceRead, useToolDraft } from './once-read.tsx'
import { sendByKeys } from './send-by-keys.ts'
import { ToolFrame } from './tool-frame.tsx'
import { useToolForm } from './use-tool-form.ts'
import { type RunKeys, type ToolRun, useToolRun } from './use-tool-run.ts'

type Typed = {
  studentId: string
  grade: string
  category: string
  presentLevel: string
  /** What was answered to the tool's questions, by the key of each. */
  baseline: string
  area: string
  student: string
}

const first: Typed = {
  ...{ studentId: '', grade: '', category: '', presentLevel: '', baseline: '', area: '', student: '' },
}

/** The IEP goal: a student and a present level; a grade and a disability category help to read it. */
export function GoalTool() {
  const { goal: texts } = useTexts('tools')
  const readings = { students: useQuery(studentsQuery), draft: useToolDraft('iep-goal') }
  return (
    <OnceRead readings={readings} failed={texts.failed}>
      {(read) => <OpenGoalTool {...read} />}
    </OnceRead>
  )
}

type OpenGoalToolProps = { students: readonly Student[]; draft: Readonly<Record<string, string>> }

function OpenGoalTool({ students, draft }: OpenGoalToolProps) {
  const language = useLanguage()
  const [result, setResult] = useState<Result>()
  const [asks, setAsks] = useState<readonly GoalAsk[]>([])
  const kept = useToolForm('iep-goal', first, draft)
  const write = async (typed: Typed, keys: RunKeys) => {
    const { goal, item } = await toolCalls.goal({ ...bodyOf(typed), ...keys, language })
    // Also where the same is asked once more: it comes into view again.
    setAsks([...goal.asks])
    return goal.goal_text === '' && goal.asks.length === 0 ? undefined : item
  }
  const run = useToolRun<Typed>('iep-goal', write, (written) => {
    kept.settle()
    setResult(written)
  })
  return (
    <ToolFrame
      tool="iep-goal"
      form={<GoalForm {...{ students, asks, run, kept }} />}
      isWriting={run.isPending}
      result={result}
      onResult={setResult}
    />
  )
}

function bodyOf({ studentId, grade, category, presentLevel, ...said }: Typed): GoalBody {
  const area = goalAreas.find((name) => name === said.area)
  const chosen = disabilityCategories.find((name) => name === category)
  return {
    ...{ student_id: studentId, grade: grade || null, present_level: presentLevel },
    disability_category: chosen ?? null,
    answers: {
      ...(said.baseline === '' ? {} : { baseline: Number(said.baseline) }),
      ...(area ? { area } : {}),
      ...(said.student === 'yes' ? { sameStudent: true } : {}),
    },
  }
}

type GoalFormProps = {
  students: readonly Student[]
  asks: readonly GoalAsk[]
  run: ToolRun<Typed>
  kept: ReturnType<typeof useToolForm<Typed>>
}

function GoalForm({ students, asks, run, kept }: GoalFormProps) {
  const { note, classList, goal: texts } = useTexts('tools')
  const form = useForm<Typed>({
    keptBy: kept,
    checks: {
      studentId: required(note.noStudent),
      presentLevel: required(texts.noPresentLevel),
    },
    act: run,
    onSend: run.run,
  })
  return (
    <Stack as="form" {...form.props} onKeyDown={sendByKeys}>
      <SelectField label={note.student} {...form.text('studentId')}>
        <option value="">{note.chooseStudent}</option>
        {students.map(({ id, full_name: name, grade }) => (
          <option key={id} value={id}>
            {grade ? `${name} (${gradeInWords(grade, classList.gradeIs)})` : name}
          </option>
        ))}
      </SelectField>
      <AddStudent isFirst={students.length === 0} onAdded={(studentId) => form.set({ studentId })} />
      <TextField
        label={texts.grade}
        hint={texts.gradeHint}
        optional
        maxLength={maxGradeLength}
        {...form.text('grade')}
      />
      <SelectField label={texts.category} optional {...form.text('category')}>
        <option value="">{texts.chooseCategory}</option>
        {disabilityCategories.map((name) => (
          <option key={name} value={name}>
            {texts.categories[name]}
          </option>
        ))}
      </SelectField>
      <GoalAsks asks={asks} values={form.values} onAnswer={(part) => form.set(part)} />
      <TextAreaField
        label={texts.presentLevel}
        hint={texts.presentLevelHint}
        rows={7}
        maxLength={maxPresentLevelLength}
        {...form.text('presentLevel')}
      />
      <GenerateButton run={run} />
    </Stack>
  )
}
