import type { Language } from '../language.ts'
import { formatUsd } from '../money.ts'
import type { GiftPart } from './gift-plan.ts'

/**
 * Where a gift goes, in words that fit after "to": the one place they come from, so that button, payment page, receipt
 * and return page can't say different things. A child's name is in none of them: the payment provider reads them too.
 */
export function nameDestination(
  parts: readonly GiftPart[],
  { classroomName }: { classroomName: string | null },
  language: Language,
): string {
  const words = language === 'es' ? spanish : english
  const classroom = classroomName ?? words.aClassroom
  const [only] = parts
  if (only && parts.length === 1) return nameOf(only, classroom, words)
  return parts.map((part) => `${nameOf(part, classroom, words)} (${formatUsd(part.cents)})`).join(words.and)
}

function nameOf(part: GiftPart, classroom: string, words: typeof english): string {
  switch (part.kind) {
    case 'classroom_slots':
      return words.classroomSlots(part.slots, classroom)
    case 'drawn_slots':
      return words.drawnSlots(part.slots)
    case 'classroom_budget':
      return words.classroomBudget(classroom)
    default:
      return words[part.kind]
  }
}

const english = {
  and: ' and ',
  aClassroom: 'the classroom',
  own_tower: 'your own tower',
  shared_tower: 'the shared tower',
  general_fund: 'the general fund',
  athletes: 'youth athletes',
  athlete: 'a youth athlete',
  classroomBudget: (name: string) => `${name}, straight into its budget`,
  classroomSlots: (count: number, name: string) =>
    count === 1 ? `${name}, as one Sponsor Slot` : `${name}, as ${count} Sponsor Slots`,
  drawnSlots: (count: number) =>
    count === 1 ? 'one Sponsor Slot for the next draw' : `${count} Sponsor Slots for the next draw`,
}

const spanish: typeof english = {
  and: ' y ',
  aClassroom: 'el aula',
  own_tower: 'tu propia torre',
  shared_tower: 'la torre compartida',
  general_fund: 'el fondo general',
  athletes: 'jóvenes atletas',
  athlete: 'un joven atleta',
  classroomBudget: (name) => `${name}, directo a su presupuesto`,
  classroomSlots: (count, name) =>
    count === 1 ? `${name}, como un cupo de patrocinio` : `${name}, como ${count} cupos de patrocinio`,
  drawnSlots: (count) =>
    count === 1
      ? 'un cupo de patrocinio para el próximo sorteo'
      : `${count} cupos de patrocinio para el próximo sorteo`,
}
