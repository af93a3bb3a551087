import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Domain } from '../server/src/domain.ts'
import { everyDomain } from '../server/src/domains.ts'
import { dictionaries } from '../web/src/all-texts.ts'
import { targetName } from '../web/src/portals/admin/audit/target-name.ts'
import { listOurFiles } from './check-names.ts'
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
