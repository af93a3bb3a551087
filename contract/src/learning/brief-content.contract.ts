import { z } from 'zod'
import { languages } from '../language.ts'
import { maxBriefPartLength, mostBriefParts } from './tools.ts'

/** A part of the page, its lines in one text. */
const BriefPart = z.object({ title: z.string().max(200), text: z.string().max(maxBriefPartLength) })

/** A page for a substitute, part by part. */
export const BriefContent = z.object({
  tool: z.literal('sub-brief'),
  language: z.enum(languages),
  /** What stands above the page: what it is, whose, and for which day. */
  heading: z.string().max(400),
  parts: z.array(BriefPart).max(mostBriefParts),
  /** What the plan leaves open. */
  asks: z.array(z.string().max(2_000)).max(400),
  /** What was done to the plan, such as a diagnosis left out. */
  notes: z.array(z.string().max(2_000)).max(100),
})
export type BriefContent = z.infer<typeof BriefContent>
