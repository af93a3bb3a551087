import { expect, test } from '../tower-test.ts'

declare global {
  interface Window {
    lastTyped?: string
  }
}

test('what is typed until the moment a script takes a form over is kept', async ({ page }) => {
  // Types at every chance into the field that the server drew, until another one stands in its place.
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
