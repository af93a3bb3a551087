import { type ComponentType, lazy } from 'react'
import type { DrawEntriesProps } from './draw-entries.tsx'
import type { DrawTimelineProps } from './draw-timeline.tsx'
import type { MatchedClassroomsProps } from './matched-classrooms.tsx'
import type { PickRulersProps } from './pick-rulers.tsx'
import type { VerifyPanelProps } from './verify-panel.tsx'
import type { WeightFormulaProps } from './weight-formula.tsx'

// Parts of a draw's page that are only read, or stand far down. The server renders them at once; in the browser their code comes a moment later
// and wakes what already stands there, so put them into a Suspense. The browser's bundle drops the first way.
// Their stylesheets must come with the page: name `late-styles.ts` in the route's `handle`.

/** The list of classrooms, without its weight in the first load. */
export const DrawEntries: ComponentType<DrawEntriesProps> = import.meta.env.SSR
  ? (await import('./draw-entries.tsx')).default
  : lazy(() => import('./draw-entries.tsx'))

/** What happened when, without its weight in the first load. */
export const DrawTimeline: ComponentType<DrawTimelineProps> = import.meta.env.SSR
  ? (await import('./draw-timeline.tsx')).default
  : lazy(() => import('./draw-timeline.tsx'))

/** The rulers, without their weight in the first load. */
export const PickRulers: ComponentType<PickRulersProps> = import.meta.env.SSR
  ? (await import('./pick-rulers.tsx')).default
  : lazy(() => import('./pick-rulers.tsx'))

/** The checks, without their weight in the first load. */
export const VerifyPanel: ComponentType<VerifyPanelProps> = import.meta.env.SSR
  ? (await import('./verify-panel.tsx')).default
  : lazy(() => import('./verify-panel.tsx'))

/** The classrooms that were matched, without their weight in the first load. */
export const MatchedClassrooms: ComponentType<MatchedClassroomsProps> = import.meta.env.SSR
  ? (await import('./matched-classrooms.tsx')).default
  : lazy(() => import('./matched-classrooms.tsx'))

/** How points add up, without its weight in the first load. */
export const LateWeightFormula: ComponentType<WeightFormulaProps> = import.meta.env.SSR
  ? (await import('./weight-formula.tsx')).default
  : lazy(() => import('./weight-formula.tsx'))
