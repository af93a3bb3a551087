import { escapeHtml } from '../escape-html.ts'
import type { Language } from '@tower/contract/language.ts'

/** What every template may know about the site. */
export type MailSite = {
  name: string
  origin: string
  legalName: string
  ein: string | undefined
  /** How the charity is reached, where the operator says so. */
  address?: string | undefined
  phone?: string | undefined
}

/** How a mail is written, and whether a link or code in it opens something. */
export type MailTemplate = {
  write: (params: never, site: MailSite, locale: Language) => RenderedMail
  holdsSecret?: true
}

export type RenderedMail = { subject: string; html: string; text: string }

/** One mail in parts: the layout gives them the same look everywhere. */
export type MailParts = {
  subject: string
  heading: string
  paragraphs: string[]
  /** A button that opens a page of ours. */
  action?: { label: string; url: string }
  /** Label and value rows, for receipts. */
  rows?: [label: string, value: string][]
  /** A code to type on another device. */
  code?: { label: string; value: string }
  /** The small print under the line. */
  closing?: string[]
}

/** Lays out a mail as HTML (tables and inline styles, as mail readers need) and as plain text. */
export function renderMail(parts: MailParts, site: MailSite, locale: Language): RenderedMail {
  return { subject: oneLine(parts.subject), html: html(parts, site, locale), text: text(parts, site) }
}

const oneLine = (value: string) => value.replace(/[\r\n]+/g, ' ').trim()

const ink = '#14213D'
const quiet = '#596680'

function html(parts: MailParts, site: MailSite, locale: Language): string {
  const paragraph = (value: string) => `<p style="margin:0 0 16px;line-height:1.55">${escapeHtml(value)}</p>`
  const body = [
    `<h1 style="margin:0 0 20px;font-size:26px;line-height:1.15">${escapeHtml(parts.heading)}</h1>`,
    ...parts.paragraphs.map(paragraph),
    parts.action ? button(parts.action) : '',
    parts.code ? codeBox(parts.code) : '',
    parts.rows ? rowTable(parts.rows) : '',
    ...(parts.closing ?? []).map(
      (line) => `<p style="margin:0 0 8px;font-size:14px;color:${quiet}">${escapeHtml(line)}</p>`,
    ),
  ].join('\n')
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(parts.subject)}</title></head>
<body style="margin:0;background:#FBFBF7;color:${ink};font-family:'Atkinson Hyperlegible',Verdana,Arial,sans-serif;font-size:16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" style="max-width:560px;background:#fff;border:1px solid #CFD8E8;border-radius:16px" cellpadding="0" cellspacing="0">
<tr><td style="padding:24px 32px;border-bottom:4px solid #FFC93C;font-weight:700;font-size:18px">${escapeHtml(site.name)}</td></tr>
<tr><td style="padding:32px">${body}</td></tr>
</table>
<p style="max-width:560px;font-size:13px;color:${quiet};text-align:left">${escapeHtml(footer(site))}</p>
</td></tr></table></body></html>`
}

function button({ label, url }: { label: string; url: string }): string {
  return `<p style="margin:8px 0 24px"><a href="${escapeHtml(url)}" style="display:inline-block;background:#1F3F9E;color:#fff;text-decoration:none;font-weight:700;padding:14px 24px;border-radius:10px">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:${quiet};word-break:break-all">${escapeHtml(url)}</p>`
}

function codeBox({ label, value }: { label: string; value: string }): string {
  return `<p style="margin:0 0 4px;color:${quiet}">${escapeHtml(label)}</p><p style="margin:0 0 20px;font-family:monospace;font-size:30px;letter-spacing:6px;font-weight:700">${escapeHtml(value)}</p>`
}

function rowTable(rows: [string, string][]): string {
  const cells = rows
    .map(
      ([label, value]) =>
        `<tr><td style="padding:8px 0;color:${quiet};border-bottom:1px solid #E4EAF5">${escapeHtml(label)}</td><td align="right" style="padding:8px 0;border-bottom:1px solid #E4EAF5;font-weight:700">${escapeHtml(value)}</td></tr>`,
    )
    .join('')
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px">${cells}</table>`
}

function text(parts: MailParts, site: MailSite): string {
  return [
    parts.heading,
    ...parts.paragraphs,
    ...(parts.action ? [`${parts.action.label}:\n${parts.action.url}`] : []),
    ...(parts.code ? [`${parts.code.label} ${parts.code.value}`] : []),
    ...(parts.rows ? [parts.rows.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...(parts.closing ?? []),
    '--',
    footer(site),
  ].join('\n\n')
}

function footer(site: MailSite): string {
  const { legalName, ein, address, phone, origin } = site
  return [legalName, ein ? `EIN ${ein}` : '', address, phone, origin].filter(Boolean).join(' · ')
}
