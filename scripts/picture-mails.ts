import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@tower/contract/language.ts'
import { chromium } from '@playwright/test'
import { renderTemplate } from '../server/src/mail-templates.ts'
import { listSamples, sampleSite, siteOf } from '../server/test/mail/list-samples.ts'
import { findChromium } from './chromium.ts'

// Takes a picture of every mail in both languages, at two widths, by day and by night, and once with pictures blocked.
// Look at them: node scripts/picture-mails.ts FOLDER [TEMPLATE]

const [folder = 'mail-pictures', only] = process.argv.slice(2)
const art = new URL('../web/public/mail/', import.meta.url)
const widths = [375, 600]
const looks = ['light', 'dark', 'blocked'] as const

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: await findChromium() })
for (const look of looks) {
  const context = await browser.newContext({ colorScheme: look === 'dark' ? 'dark' : 'light' })
  const page = await context.newPage()
  await page.route(`${sampleSite.origin}/mail/*`, (route) =>
    look === 'blocked'
      ? route.abort()
      : route.fulfill({ body: readFileSync(new URL(route.request().url().split('/').at(-1) ?? '', art)) }),
  )
  for (const { template, form, params } of listSamples()) {
    if (only !== undefined && only !== template) continue
    for (const language of languages) {
      const { html, text, subject } = renderTemplate(template, params, siteOf(template), language)
      const name = `${template}.${form}.${language}`
      writeFileSync(join(folder, `${name}.txt`), `${subject}\n\n${text}\n`)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 200 })
        await page.setContent(html, { waitUntil: 'load' })
        await page.screenshot({ path: join(folder, `${name}.${width}.${look}.png`), fullPage: true })
      }
    }
  }
  await context.close()
}
await browser.close()
