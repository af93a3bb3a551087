import { dayOf } from '@tower/contract/org-days.ts'
import { nextSchoolDay } from '@tower/contract/learning/tools/goals/goal-days.ts'
import { reasonOf, type TeacherTool } from '@tower/contract/learning/tools.ts'
import type { Actor } from '../../../src/http/actor.ts'
import { addStudents } from '../../../src/learning/students/change-class-list.ts'
import { listStudents } from '../../../src/learning/students/list-students.ts'
import { generateBrief } from '../../../src/learning/tools/generate/generate-brief.ts'
import { generateGoal } from '../../../src/learning/tools/generate/generate-goal.ts'
import { generateNote } from '../../../src/learning/tools/generate/generate-note.ts'
import { listTemplates } from '../../../src/learning/tools/note-templates/own-templates.ts'
import { consumeCredit } from '../../../src/money/credits/uses/consume-credit.ts'
import type { Services } from '../../../src/services.ts'
import { demoId } from '../../demo-chance.ts'
import { demoClass, demoPlan, demoPoints, demoPresentLevel } from './demo-class.ts'

/** The class list of the demo's teacher, and what each of the tools wrote for a tools credit. Once, however often it is begun. */
export async function openDemoTools(services: Services): Promise<void> {
  const actor = demoTeacher(services)
  await addStudents(services, { actor, students: demoClass })
  const students = await services.database.read((tx) => listStudents(tx, actor.userId))
  const idOf = (name: string) => students.find((student) => student.full_name === name)?.id ?? ''
  const templates = await services.database.read((tx) => listTemplates(tx, actor.userId))
  const today = dayOf(services.clock.now())
  const language = 'en'
  await generateNote(services, {
    ...{ ...(await pay(services, actor, 'parent-note')), today, language: undefined, subject: undefined },
    ...{
      studentId: idOf('Sofía Herrera'),
      templateId: templates[0]?.id ?? '',
      tone: 'warm',
      points: demoPoints,
    },
  })
  await generateGoal(services, {
    ...{ ...(await pay(services, actor, 'iep-goal')), today, language, grade: undefined, answers: {} },
    ...{ studentId: idOf('Jayden Brooks'), presentLevel: demoPresentLevel },
    disabilityCategory: 'specific_learning_disability',
  })
  const asked = await pay(services, actor, 'sub-brief')
  await generateBrief(services, { ...asked, forDay: nextSchoolDay(today), language, lessonPlan: demoPlan })
}

async function pay(services: Services, actor: Actor, tool: TeacherTool) {
  const requestKey = `demo:${tool}`
  const wish = { actor, sponsorId: null, reason: reasonOf(tool), requestKey }
  const { useId } = await consumeCredit(services, wish)
  return { actor, useId, requestKey, isBuiltIn: true }
}

function demoTeacher({ clock }: Services): Actor {
  const email = 'teacher@tower.test'
  return {
    ...{ userId: demoId(email), sessionId: demoId('a session of the demo'), email },
    ...{ role: 'teacher', heldRole: 'teacher', secondFactor: 'not_needed', assurance: 'aal1' },
    duties: [],
    provedAt: clock.now(),
  }
}
