import { z } from 'zod'
import { mostCoverings, mostCovers } from './covers.ts'

const Share = z.number().min(0).max(1)
const Length = z.number().positive().max(1)
/** Shares of a side are rounded where they are written. */
const rounding = 0.001

/** A place of a picture that is covered, as shares of the width and height of the upright picture. */
export const Cover = z
  .strictObject({ x: Share, y: Share, width: Length, height: Length })
  .refine(
    ({ x, y, width, height }) => x + width <= 1 + rounding && y + height <= 1 + rounding,
    'lies outside of the picture',
  )
export type Cover = z.output<typeof Cover>

const List = z
  .array(Cover)
  .max(mostCovers)
  .refine(
    (covers) => covers.reduce((sum, { width, height }) => sum + width * height, 0) <= mostCoverings,
    'covers the picture over and over',
  )

/**
 * What is covered of a picture before it is stored. As a field of a form it is the same list written as JSON. An empty list
 * says that somebody looked and covered nothing.
 */
export const Covers = z.union([
  List,
  z
    .string()
    .transform((written, context): unknown => {
      try {
        return JSON.parse(written)
      } catch {
        context.addIssue({ code: 'custom', message: 'is no list' })
        return z.NEVER
      }
    })
    .pipe(List),
])
