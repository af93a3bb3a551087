import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Domain } from '../server/src/domain.ts'
import { everyDomain } from '../server/src/domains.ts'
import { dictionaries } from '../web/src/all-texts.ts'
import { targetName } from '../web/src/portals/admin/audit/target-name.ts'
import { listOurFiles } from './check-names.ts'
import { findDetailKeys } from './find-detail-keys.ts'
import { repositoryRoot } from './run-program.ts'

/** What is written as the kind of a target, wherever a row of the audit log is made. */
const targetKind = /\btargetKind: '([a-z_]+)'/g

test('every action that can stand in the audit log has its words, and no word stands for none', () => {
  const actions = everyDomain.flatMap(({ auditActions = [] }: Domain) => [...auditActions]).sort()
  expect(actions.length).toBeGreaterThan(200)
  for (const { auditWords } of Object.values(dictionaries))
    expect(Object.keys(auditWords.acts).sort()).toEqual(actions)
})

test('no two actions read alike', () => {
  for (const { auditWords } of Object.values(dictionaries)) {
    const said = Object.values(auditWords.acts)
    expect(said.filter((words, place) => said.indexOf(words) !== place)).toEqual([])
  }
})

test('what an act was done to has a word for its kind', () => {
  const kinds = listOurFiles()
    .filter((path) => /^server\/src\/.*(?<!\.test)\.ts$/.test(path))
    .flatMap((path) => [...readFileSync(join(repositoryRoot, path), 'utf8').matchAll(targetKind)])
    .map(([, kind = '']) => kind)
  expect(kinds.length).toBeGreaterThan(100)
  for (const { auditWords } of Object.values(dictionaries))
    expect(kinds.filter((kind) => !Object.hasOwn(auditWords.targets, targetName(kind)))).toEqual([])
})

test('what an entry says besides has a word for each field, wherever a row of the log is made', () => {
  const rowsOf =
    /\bdetails\b[\s\S]*\bwriteAudits?\b|\bwriteAudits?\b[\s\S]*\bdetails\b|\bAuditRow\b|\baction: '[a-z]+\.[a-z_]+'/
  const fields = listOurFiles()
    .filter((path) => /^server\/src\/.*(?<!\.test)\.ts$/.test(path))
    .map((path) => readFileSync(join(repositoryRoot, path), 'utf8'))
    .filter((source) => source.includes('details') && rowsOf.test(source))
    .flatMap(findDetailKeys)
  expect(new Set(fields).size).toBeGreaterThan(130)
  for (const { auditWords } of Object.values(dictionaries))
    expect([...new Set(fields)].filter((name) => !isSaid(name, auditWords.fields))).toEqual([])
})

/** What a field said before is said by its own word. */
const isSaid = (name: string, fields: object) =>
  Object.hasOwn(fields, name) || Object.hasOwn(fields, name.replace(/_before$/, ''))

test('what all an action is about has a word', () => {
  const begins = everyDomain.flatMap(({ auditActions = [] }: Domain) =>
    auditActions.map((action) => action.split('.')[0] ?? ''),
  )
  for (const { auditWords } of Object.values(dictionaries))
    expect(Object.keys(auditWords.subjects).sort()).toEqual([...new Set(begins)].sort())
})
