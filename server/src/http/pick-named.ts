import { z } from 'zod'

/**
 * Of an answer that breaks its contract what the contract names, as it is: an answer that is wrong in one place still leaves, and
 * a column that nobody named never does. Instants are written as in every answer.
 */
export function pickNamed(schema: z.core.$ZodType, value: unknown): unknown {
  if (value === null || value === undefined) return value
  const inner = innerOf(schema)
  if (inner) return pickNamed(inner, value)
  if (schema instanceof z.ZodArray) {
    return Array.isArray(value) ? value.map((item) => pickNamed(schema.element, item)) : undefined
  }
  const objects = objectsOf(schema)
  if (objects.length > 0) return pickFields(objects, value)
  if (schema instanceof z.ZodRecord) {
    return isObject(value) ? mapFields(value, (field) => pickNamed(schema.valueType, field)) : undefined
  }
  return isObject(value) && !isOpen(schema) ? undefined : value
}

/** What an optional, nullable or otherwise wrapped schema is about. */
function innerOf(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  return 'innerType' in schema._zod.def ? (schema._zod.def.innerType as z.core.$ZodType) : undefined
}

/** The object that a schema describes, or those that it takes in turn. */
function objectsOf(schema: z.core.$ZodType): z.ZodObject[] {
  if (schema instanceof z.ZodObject) return [schema]
  if (schema instanceof z.ZodIntersection) return [schema.def.left, schema.def.right].flatMap(objectsOf)
  if (!(schema instanceof z.ZodUnion)) return []
  return schema.options.flatMap((option) => objectsOf(innerOf(option) ?? option))
}

function pickFields(objects: readonly z.ZodObject[], value: unknown): unknown {
  if (!isObject(value)) return value
  const named = objects.flatMap(({ shape }) => Object.entries<z.core.$ZodType>(shape))
  return Object.fromEntries(
    named.flatMap(([name, field]) => (name in value ? [[name, pickNamed(field, value[name])]] : [])),
  )
}

const mapFields = (value: Record<string, unknown>, map: (field: unknown) => unknown) =>
  Object.fromEntries(Object.entries(value).map(([name, field]) => [name, map(field)]))

/** A schema that takes whatever there is. */
const isOpen = (schema: z.core.$ZodType) => schema instanceof z.ZodUnknown || schema instanceof z.ZodAny

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Date)
