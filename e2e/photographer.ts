import type { Page } from '@playwright/test'

/** A picture as phones take them, made in the browser: colored blocks, no child anywhere. */
export async function takePhoto(page: Page, seed = 1): Promise<Buffer> {
  const base64 = await page.evaluate((start) => {
    const canvas = document.createElement('canvas')
    canvas.width = 1_200
    canvas.height = 900
    const brush = canvas.getContext('2d')
    if (!brush) throw new Error('no canvas')
    for (let block = 0; block < 40; block++) {
      brush.fillStyle = `hsl(${(block + start) * 37} 70% 55%)`
      brush.fillRect((block * 97) % 1_200, (block * 53) % 900, 240, 180)
    }
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? ''
  }, seed)
  return Buffer.from(base64, 'base64')
}

/** Sends a photo on the teacher's page, as a hand would. */
export async function sendPhoto(
  page: Page,
  { caption, seed, statement = /No child’s face/ }: { caption: string; seed?: number; statement?: RegExp },
): Promise<void> {
  await page.getByLabel('Caption').fill(caption)
  await page.getByRole('radio', { name: statement }).check()
  const chooser = page.getByRole('group', { name: 'Photos' }).locator('input[type=file]').first()
  await chooser.setInputFiles({
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: await takePhoto(page, seed),
  })
  // Who has consents on file is not asked about faces.
  if (await page.getByLabel(/Look for faces/).isChecked())
    await page.getByRole('dialog').getByRole('button', { name: 'Send photo' }).click()
}
