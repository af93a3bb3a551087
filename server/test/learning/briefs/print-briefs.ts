/** `node server/test/learning/briefs/print-briefs.ts FILE` writes the briefs of all published plans to a file, to be read. */
import { writeFileSync } from 'node:fs'
import { writeBrief } from '../../../src/learning/tools/briefs/write-brief.ts'
import { elementaryPlans } from './elementary-plans.ts'
import { spanishPlans } from './spanish-plans.ts'
import { upperPlans } from './upper-plans.ts'

const [, , file = 'briefs.txt'] = process.argv

const pages = [...elementaryPlans, ...upperPlans, ...spanishPlans].map(({ name, plan, language }) => {
  const { brief, asks, notes } = writeBrief({
    ...{ lessonPlan: plan, language },
    ...{ teacherName: 'Rosa Delgado', forDay: '2026-11-30' },
  })
  return [`##### ${name}`, plan, '-----', brief, ...asks.map((ask) => `? ${ask}`), ...notes].join('\n')
})
writeFileSync(file, pages.join('\n\n'))
