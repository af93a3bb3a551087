import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../..')

/** What leads to the first field that is wrong: the form of the kit, its helpers, or a list of problems that has the focus. */
const leads = /focusFirstFault|useForm\b|form\.props|FormProblems|FormErrors|\.focus\(\)/

/** Forms whose faults need no lead, by their file. */
const noLead: Readonly<Record<string, string>> = {
  'money/giving/sponsor-donation.tsx': 'the amount is the only field, and the page is read again with it',
  'people/identity/second-factor-steps.tsx': 'its code is taken as it is typed',
  'people/identity/second-factor-verify.tsx': 'its code is taken as it is typed',
  'portals/developer/kit/form-examples.tsx': 'shows fields',
  'portals/sponsor/shares/direct-donation.tsx': 'the amount is the only field of its line',
  'session/step-up-proofs.tsx': 'its one field has the focus from the start',
}

test('a form that is refused here leads to what is wrong in it', () => {
  const forms = globSync('**/*.tsx', { cwd: source }).filter((file) => {
    const code = readFileSync(join(source, file), 'utf8')
    return /onSubmit=\{/.test(code) && /error=\{/.test(code) && !leads.test(code)
  })
  expect(forms.toSorted()).toEqual(Object.keys(noLead).toSorted())
})
