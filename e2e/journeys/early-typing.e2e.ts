import { expect, test } from '../tower-test.ts'

declare global {
  interface Window {
    lastTyped?: string
  }
}

test('what is typed until the moment a script takes a form over is kept', async ({ page }) => {
  // Types at every chance into the field that the server rendered, until another one stands in its place.
  await page.addInitScript(() => {
    const ticks = new MessageChannel()
    let first: HTMLInputElement | null = null
    let count = 0
    ticks.port1.onmessage = () => {
      const field = document.querySelector<HTMLInputElement>('#classroom-id')
      first ??= field
      if (field !== first) return
      if (first) {
        first.value = String(++count)
        window.lastTyped = first.value
      }
      ticks.port2.postMessage(null)
    }
    ticks.port2.postMessage(null)
  })
  await page.goto('/sponsor-classroom/donate')
  await expect(page.getByRole('button', { name: 'Resolve' })).toBeDisabled()
  const typed = await page.evaluate(() => window.lastTyped ?? '')
  expect(typed).not.toBe('')
  await expect(page.getByLabel('Classroom UUID')).toHaveValue(typed)
  await expect(page.getByText('Please enter a valid classroom UUID.')).toBeHidden()
  await page.getByLabel('Classroom UUID').focus()
  await page.getByLabel('Classroom UUID').blur()
  await expect(page.getByText('Please enter a valid classroom UUID.')).toBeVisible()
})

test('what is unfolded and chosen while scripts are still on their way stays so', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/sponsor-classroom/donate', { waitUntil: 'commit' })
  await page.getByText('Dedicate it, or stay anonymous').click()
  await page.getByLabel('Dedication').selectOption('memory')
  await page.getByLabel('Name (optional)').fill('Rosa Alvarez')
  release()
  // Only a living page no longer calls the name optional.
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Rosa Alvarez')
  await expect(page.getByLabel('Dedication')).toHaveValue('memory')
})
