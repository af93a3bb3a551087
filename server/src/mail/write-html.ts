import type { Language } from '@tower/contract/language.ts'
import { slotPriceCents } from '@tower/contract/money.ts'
import { escapeHtml } from '../escape-html.ts'
import { greet } from './frame-words.ts'
import { frameHtml } from './frame-html.ts'
import { colors } from './mail-colors.ts'
import type { MailLink, MailParts, MailSite } from './mail-parts.ts'

const { ink, quiet, line, blue } = colors

/** The HTML of a mail: the frame with the parts in it, in the order of the plain text. */
export function writeHtml(parts: MailParts, site: MailSite, locale: Language): string {
  const { heading, name, paragraphs, tower, action, links = [], rows, code, closing = [] } = parts
  const greeting = greet(name, locale)
  const body = [
    `<h1 class="tw-ink" style="margin:0 0 20px;font-size:27px;line-height:1.2;color:${ink}">${escapeHtml(heading)}</h1>`,
    ...(greeting === undefined ? [] : [greeting]).map(paragraph),
    ...paragraphs.map(paragraph),
    tower ? towerRow(tower) : '',
    action ? button(action) : '',
    ...links.map(textLink),
    code ? codeBox(code) : '',
    rows ? rowTable(rows) : '',
    ...closing.map(smallPrint),
  ].join('\n')
  const preview = paragraphs[0] ?? ''
  return frameHtml({ subject: parts.subject, preview, body }, site, locale)
}

/** Words that people wrote keep their lines: a greeting, a signature below its closing. */
function paragraph(words: string): string {
  const lines = escapeHtml(words).replaceAll('\n', '<br>')
  return `<p class="tw-ink" style="margin:0 0 16px;line-height:1.55;color:${ink}">${lines}</p>`
}

function smallPrint(words: string): string {
  return `<p class="tw-quiet" style="margin:0 0 8px;font-size:14px;line-height:1.5;color:${quiet}">${escapeHtml(words)}</p>`
}

function button({ label, url }: MailLink): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td class="tw-button" bgcolor="${blue}" style="border-radius:10px;background:${blue}"><a class="tw-button" href="${escapeHtml(url)}" style="display:inline-block;padding:14px 24px;border-radius:10px;background:${blue};color:#ffffff;font-weight:700;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`
}

function textLink({ label, url }: MailLink): string {
  return `<p style="margin:0 0 16px;line-height:1.55"><a class="tw-link" href="${escapeHtml(url)}" style="color:${blue};font-weight:700">${escapeHtml(label)}</a></p>`
}

function codeBox({ label, value }: { label: string; value: string }): string {
  return `<p class="tw-quiet" style="margin:0 0 4px;color:${quiet}">${escapeHtml(label)}</p><p class="tw-ink" style="margin:0 0 20px;font-family:monospace;font-size:30px;letter-spacing:6px;font-weight:700;color:${ink}">${escapeHtml(value)}</p>`
}

function rowTable(rows: [string, string][]): string {
  const cells = rows
    .map(
      ([label, value]) =>
        `<tr><td class="tw-quiet tw-line" valign="top" style="padding:9px 16px 9px 0;white-space:nowrap;color:${quiet};border-bottom:1px solid ${line}">${escapeHtml(label)}</td><td class="tw-ink tw-line" align="right" valign="top" style="padding:9px 0;color:${ink};border-bottom:1px solid ${line};font-weight:700">${escapeHtml(value)}</td></tr>`,
    )
    .join('')
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px">${cells}</table>`
}

const blocks = 8

/** Eight blocks of $100 each, as cells of a table: they need no picture. What has begun counts as its block. */
function towerRow({ cents, caption }: { cents: number; caption: string }): string {
  const full = Math.min(blocks, Math.ceil((cents * blocks) / slotPriceCents))
  const cells = colors.blocks
    .map(
      (color, at) =>
        `<td class="${at < full ? 'tw-full' : 'tw-empty'}" height="18" bgcolor="${at < full ? color : colors.empty}" style="height:18px;font-size:1px;line-height:18px;border-radius:4px;background:${at < full ? color : colors.empty}">&nbsp;</td>`,
    )
    .join('')
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="3" style="margin:4px 0 6px;table-layout:fixed"><tr>${cells}</tr></table>
<p class="tw-quiet" style="margin:0 0 20px;font-size:14px;color:${quiet}">${escapeHtml(caption)}</p>`
}
