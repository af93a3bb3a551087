import { ruleNames } from './violation-query.ts'
import type {
  BookRules,
  DomainInvariants,
  Invariant,
  RowRule,
  Survey,
  SurveyPart,
} from '../../../invariant.ts'

/** Puts together what domains say must hold, in their order: each survey has its parts, and all sums are added up in one pass. */
export function collectRules(domains: readonly DomainInvariants[]): BookRules {
  const rules = domains.flatMap(({ rules: own = [] }) => own)
  const sums = domains.flatMap(({ sums: own = [] }) => own)
  return {
    invariants: [...withTheirParts(rules), ...(sums.length > 0 ? [{ sums }] : [])],
    relations: mergeByName(domains.map(({ relations = {} }) => relations)),
    walks: mergeByName(domains.map(({ walks = {} }) => walks)),
  }
}

/** The names of every rule, in the order in which they are proven. */
export function listRuleNames({ invariants }: BookRules): string[] {
  return invariants.flatMap(ruleNames)
}

function withTheirParts(rules: readonly (RowRule | Survey | SurveyPart)[]): Invariant[] {
  const parts = rules.filter((rule): rule is SurveyPart => 'of' in rule)
  const wholes = rules.filter((rule): rule is RowRule | Survey => !('of' in rule))
  const surveys = new Set(wholes.flatMap((rule) => ('survey' in rule ? rule.survey : [])))
  // A rule that nothing proves would pass for one that holds.
  const lost = parts.find((part) => !surveys.has(part.of))
  if (lost) throw new Error(`no domain has the survey of ${lost.of}, of which another has a part`)
  return wholes.map((rule) => ('survey' in rule ? joinParts(rule, parts) : rule))
}

function joinParts(survey: Survey, everyPart: readonly SurveyPart[]): Survey {
  const parts = everyPart.filter((part) => part.of === survey.survey)
  return {
    ...survey,
    from: [survey.from, ...parts.map(({ joins }) => joins)].join('\n    '),
    rules: [...survey.rules, ...parts.flatMap(({ rules }) => rules)],
  }
}

function mergeByName<Value>(all: readonly { readonly [Name in string]?: Value }[]): Record<string, Value> {
  const entries = all.flatMap((one) => Object.entries(one)) as [string, Value][]
  const merged = new Map(entries)
  if (merged.size < entries.length) throw new Error('two domains give the same name to what they prove')
  return Object.fromEntries(merged)
}
