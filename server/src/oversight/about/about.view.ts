import type { AboutSection, ClassroomFile } from '@tower/contract/oversight/about.contract.ts'
import type { ClassroomFileRow } from '../../matching/classrooms/read-classroom-file.ts'
import type { Section } from './read-sections.ts'

/** The newest of one kind, as staff read it. */
export function viewSection({ kind, lines, hasMore, leadsTo }: Section): AboutSection {
  return {
    kind,
    items: lines.map((line) => ({
      id: line.id,
      what: line.what,
      number: line.number,
      state: line.state,
      amount_cents: line.amountCents,
      credit_cents: line.creditCents ?? null,
      credit_move: line.creditMove ?? null,
      at: line.at.toISOString(),
      leads_to: line.leadsTo,
    })),
    has_more: hasMore,
    leads_to: leadsTo,
  }
}

/** A classroom as staff see it. */
export function viewClassroomFile(classroom: ClassroomFileRow): ClassroomFile {
  return {
    id: classroom.id,
    name: classroom.name,
    school: classroom.school,
    city: classroom.city,
    state: classroom.state,
    grade_level: classroom.gradeLevel,
    teacher_id: classroom.teacherId,
    teacher_name: classroom.teacherName,
    teacher_email: classroom.teacherEmail,
    confirmed_at: classroom.confirmedAt?.toISOString() ?? null,
    created_at: classroom.createdAt.toISOString(),
    merged_into: viewMergedInto(classroom),
  }
}

function viewMergedInto({ mergedInto: id, mergedIntoName: name, mergedAt }: ClassroomFileRow) {
  return id === null || mergedAt === null ? null : { id, name: name ?? '', at: mergedAt.toISOString() }
}
