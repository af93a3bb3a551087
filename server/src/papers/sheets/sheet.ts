import type { Language } from '@tower/contract/language.ts'
import type { Pen } from '../page-layout.ts'

/** A shape in the units of its drawing: filled, or a line. */
export type Shape = { d: string; fill?: string; line?: { color: string; width: number; dash?: number } }

/** Where a drawing stands on a sheet, and how large. */
export type At = { x: number; y: number; scale: number }

/** Drawn for the eye alone. */
export type Art = { kind: 'art'; shapes: readonly Shape[]; at: At }
/** A drawing that says something, such as a code to scan; `alt` says it in words. */
export type Figure = { kind: 'figure'; alt: string; shapes: readonly Shape[]; at: At }
/** Lines that are broken already; `y` is the top of the first. */
export type Lines = {
  kind: 'lines'
  tag: 'H1' | 'H2' | 'P'
  lines: readonly string[]
  pen: Pen
  x: number
  y: number
  width: number
  align?: 'right' | 'center' | undefined
}
export type SheetPart = Art | Figure | Lines

/** One printed page, in points of 1/72 inch from its upper left corner. Whoever has it read aloud hears the parts in order. */
export type Sheet = { width: number; height: number; ground: string; parts: readonly SheetPart[] }

/** Pages that belong together, as a file. */
export type SheetSet = {
  title: string
  author: string
  language: Language
  writtenAt: Date
  sheets: readonly Sheet[]
}

/** US Letter. */
export const letter = { width: 612, height: 792 } as const
export const letterAcross = { width: 792, height: 612 } as const
