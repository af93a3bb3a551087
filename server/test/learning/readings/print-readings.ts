/** `node server/test/learning/readings/print-readings.ts notes|goals|briefs|books FILE` writes what the readings became, to be read by people. */
import { writeFileSync } from 'node:fs'
import { languages } from '@tower/contract/language.ts'
import { writeStory } from '../../../src/learning/storybooks/story/write-story.ts'
import { writeBrief } from '../../../src/learning/tools/briefs/write-brief.ts'
import { writeGoal } from '../../../src/learning/tools/goals/write-goal.ts'
import { writeNote } from '../../../src/learning/tools/notes/write-note.ts'
import { lowerBookReadings } from './book-readings-lower.ts'
import { upperBookReadings } from './book-readings-upper.ts'
import { laterBriefs } from './later-briefs.ts'
import { laterGoals } from './later-goals.ts'
import { lowerBriefReadings } from './brief-readings-lower.ts'
import { otherBriefReadings } from './brief-readings-other.ts'
import { upperBriefReadings } from './brief-readings-upper.ts'
import { goalReadings, numberlessReadings } from './goal-readings.ts'
import { noteReadings } from './note-readings.ts'

const today = '2026-11-30'

const pages: Record<string, () => string[]> = {
  notes: () =>
    noteReadings.map((input, index) => {
      const head = `=== ${index + 1} ${input.template.key}, ${input.tone}, ${input.student.fullName}: ${input.points}`
      const notes = languages.map((language) => {
        const { subject, body, asks } = writeNote({ ...input, language })
        return [
          `[${language}] ${subject}`,
          body,
          ...asks.map(({ kind, quote }) => `? ${kind}: ${quote}`),
        ].join('\n')
      })
      return [head, ...notes].join('\n--\n')
    }),
  goals: () =>
    [...goalReadings, ...numberlessReadings, ...laterGoals].map((given, index) => {
      const whole = { grade: '3', disabilityCategory: 'autism' as const, ...given, today }
      const sheet = languages.flatMap((language) => {
        const { goalText, objectives, asks, notes, source, proposed } = writeGoal({ ...whole, language })
        return [
          `[${language}] ${goalText}`,
          ...objectives.map(({ text }) => ` - ${text}`),
          ...asks.map(({ key, text, choices }) => `? ${key}: ${text} ${JSON.stringify(choices ?? [])}`),
          ...notes.map(({ text }) => `! ${text}`),
          ` (${source}; proposed ${proposed.join(', ')})`,
        ]
      })
      return [
        `=== ${index + 1} ${given.studentName}, grade ${whole.grade}: ${given.presentLevel}`,
        ...sheet,
      ].join('\n')
    }),
  books: () =>
    [...lowerBookReadings, ...upperBookReadings].map(({ captions, ...week }, at) => {
      const told = writeStory({ ...week, photos: captions.map((caption) => ({ caption })), seed: 500 + at })
      const head = `=== ${at + 1} ${week.language}, grade ${week.gradeLevel}, ${week.reading}: ${week.title}`
      const lines = told.pages.map(({ pageNumber, text, prompt }) => `${pageNumber}. ${text} (${prompt})`)
      return [
        head,
        week.notes,
        ...lines,
        ...told.notices.map(({ kind, quote }) => `! ${kind}: ${quote}`),
      ].join('\n')
    }),
  briefs: () =>
    [...lowerBriefReadings, ...otherBriefReadings, ...upperBriefReadings, ...laterBriefs].map(
      ({ name, plan, language }, index) => {
        const input = { lessonPlan: plan, language, teacherName: 'Rosa Delgado', forDay: today }
        const { brief, asks, notes } = writeBrief(input)
        return [
          `=== ${index + 1} ${name}`,
          plan,
          '-----',
          brief,
          ...asks.map((ask) => `? ${ask}`),
          ...notes,
        ].join('\n')
      },
    ),
}

const [kind = 'notes', file = `${kind}.txt`] = process.argv.slice(2)
writeFileSync(file, `${(pages[kind] ?? (() => []))().join('\n\n')}\n`)
