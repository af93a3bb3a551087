import { z } from 'zod'

/**
 * Of an answer that breaks its contract what the contract names, as it is: an answer that is wrong in one place still leaves, and
 * a column that nobody named never does. Instants are written as in every answer.
 */
export function pickNamed(schema: z.core.$ZodType, value: unknown): unknown {
  if (value === null || value === undefined || isOpen(schema)) return value
  const inner = innerOf(schema)
  if (inner) return pickNamed(inner, value)
  if (schema instanceof z.ZodUnion) return pickOfUnion(schema.options, value)
  if (schema instanceof z.ZodIntersection) return pickOfBoth(schema.def, value)
  return pickParts(schema, value)
}

function pickParts(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodArray) {
    return Array.isArray(value) ? value.map((item) => pickNamed(schema.element, item)) : undefined
  }
  if (schema instanceof z.ZodObject) return isObject(value) ? pickFields(schema, value) : undefined
  if (schema instanceof z.ZodRecord) {
    return isObject(value) ? mapFields(value, (field) => pickNamed(schema.valueType, field)) : undefined
  }
  return isScalar(value) ? value : undefined
}

/** What an optional, nullable or otherwise wrapped schema is about. */
function innerOf(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  return 'innerType' in schema._zod.def ? (schema._zod.def.innerType as z.core.$ZodType) : undefined
}

type Options = readonly z.core.$ZodType[]

/** What the option names that the value is of. Where none can be told, only what all options name that take such a value. */
function pickOfUnion(options: Options, value: unknown): unknown {
  const option = options.find((each) => z.safeParse(each, value).success) ?? optionByTags(options, value)
  if (option) return pickNamed(option, value)
  const picks = options.map((each) => pickNamed(each, value)).filter((pick) => pick !== undefined)
  return picks.slice(1).reduce(inBoth, picks[0])
}

/** The one option that the value's tags name: the fields, such as its kind, of which every option says what they may be. */
function optionByTags(options: Options, value: unknown): z.core.$ZodType | undefined {
  if (!isObject(value) || !options.every((option) => option instanceof z.ZodObject)) return undefined
  const names = Object.keys(options[0]?.shape ?? {}).filter((name) =>
    options.every((option) => tagsOf(option, name)),
  )
  if (names.length === 0) return undefined
  const fitting = options.filter((option) =>
    names.every((name) => tagsOf(option, name)?.includes(value[name])),
  )
  return fitting.length === 1 ? fitting[0] : undefined
}

function tagsOf({ shape }: z.ZodObject, name: string): readonly unknown[] | undefined {
  const field: unknown = shape[name]
  if (field instanceof z.ZodLiteral) return field.def.values
  return field instanceof z.ZodEnum ? field.options : undefined
}

/** What two picks of one value have in common. */
function inBoth(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) return one.map((item, at) => inBoth(item, other[at]))
  if (!isObject(one) || !isObject(other)) return one === other ? one : undefined
  const names = Object.keys(one).filter((name) => name in other)
  return Object.fromEntries(names.map((name) => [name, inBoth(one[name], other[name])]))
}

function pickOfBoth({ left, right }: z.core.$ZodIntersectionDef, value: unknown): unknown {
  const [one, other] = [pickNamed(left, value), pickNamed(right, value)]
  return isObject(one) && isObject(other) ? { ...one, ...other } : inBoth(one, other)
}

function pickFields({ shape }: z.ZodObject, value: Fields): Fields {
  const named = Object.entries<z.core.$ZodType>(shape).filter(([name]) => name in value)
  return Object.fromEntries(named.map(([name, field]) => [name, pickNamed(field, value[name])]))
}

type Fields = Record<string, unknown>

const mapFields = (value: Fields, map: (field: unknown) => unknown): Fields =>
  Object.fromEntries(Object.entries(value).map(([name, field]) => [name, map(field)]))

/** A schema that takes whatever there is. */
const isOpen = (schema: z.core.$ZodType) => schema instanceof z.ZodUnknown || schema instanceof z.ZodAny

const isScalar = (value: unknown) => typeof value !== 'object' || value === null || value instanceof Date

const isObject = (value: unknown): value is Fields => !isScalar(value) && !Array.isArray(value)
