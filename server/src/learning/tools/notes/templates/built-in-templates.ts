import { absenceTemplate } from './absence.ts'
import { behaviorTemplate } from './behavior.ts'
import { conferenceTemplate } from './conference.ts'
import { endOfYearTemplate } from './end-of-year.ts'
import { fieldTripTemplate } from './field-trip.ts'
import { healthTemplate } from './health.ts'
import { missingWorkTemplate } from './missing-work.ts'
import { praiseTemplate } from './praise.ts'
import { progressTemplate } from './progress.ts'
import { suppliesTemplate } from './supplies.ts'
import { thanksTemplate } from './thanks.ts'
import { welcomeTemplate } from './welcome.ts'
import type { BuiltInTemplate } from './template-type.ts'

/** The templates that every teacher begins with, in the order they are offered. Their format: docs/domain/note-templates.md. */
export const builtInTemplates: readonly BuiltInTemplate[] = [
  praiseTemplate,
  missingWorkTemplate,
  absenceTemplate,
  behaviorTemplate,
  fieldTripTemplate,
  suppliesTemplate,
  conferenceTemplate,
  progressTemplate,
  healthTemplate,
  welcomeTemplate,
  thanksTemplate,
  endOfYearTemplate,
]
