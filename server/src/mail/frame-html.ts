import type { Language } from '@tower/contract/language.ts'
import { escapeHtml } from '../escape-html.ts'
import { listSender, wordLeaving } from './frame-words.ts'
import { colors, nightColors as night } from './mail-colors.ts'
import type { MailSite } from './mail-parts.ts'

const { paper, card, ink, quiet, edge, blue, poster } = colors

/**
 * The frame of every mail: logo and tower on poster yellow, the card, and below it who wrote. The two pictures say
 * nothing that isn't written beside them: blocked, they leave a yellow band with the charity's name.
 */
export function frameHtml(
  { subject, preview, body }: { subject: string; preview: string; body: string },
  site: MailSite,
  locale: Language,
): string {
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${style}</style></head>
<body class="tw-page" style="margin:0;padding:0;background:${paper};color:${ink};font-family:'Atkinson Hyperlegible',Verdana,Arial,sans-serif;font-size:16px">
<div style="display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;color:${paper}">${escapeHtml(preview)}</div>
<table class="tw-page" role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="${paper}"><tr><td class="tw-space" align="center" style="padding:32px 16px">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table class="tw-card" role="presentation" width="100%" style="max-width:560px;background:${card};border:1px solid ${edge};border-radius:16px" cellpadding="0" cellspacing="0" bgcolor="${card}">
<tr><td class="tw-band" bgcolor="${poster}" style="padding:0 24px 0 32px;background:${poster};border-radius:15px 15px 0 0">${head(site)}</td></tr>
<tr><td class="tw-body" style="padding:32px">${body}</td></tr>
</table>
${foot(site, locale)}
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></body></html>`
}

function head({ name, origin, logo }: MailSite): string {
  const picture = (file: string) => escapeHtml(`${origin}/mail/${file}.png`)
  const mark = logo ? uploadedLogo(logo) : drawnLogo(picture('logo'))
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>
${mark}
<td valign="middle" style="padding:20px 12px 20px 0;color:#14213D;font-weight:700;font-size:20px">${escapeHtml(name)}</td>
<td width="46" valign="bottom" align="right"><img src="${picture('tower')}" width="44" height="88" alt="" style="display:block;border:0"></td>
</tr></table>`
}

const drawnLogo = (url: string) =>
  `<td width="60" valign="middle" style="padding:20px 0"><img src="${url}" width="48" height="48" alt="" style="display:block;border:0"></td>`

/** On white, by day and by night: nobody knows what colors it has. */
const uploadedLogo = ({ url, width, height }: NonNullable<MailSite['logo']>) =>
  `<td width="${width + 24}" valign="middle" style="padding:16px 0"><table role="presentation" cellpadding="0" cellspacing="0"><tr><td bgcolor="#ffffff" style="padding:6px;background:#ffffff;border-radius:8px"><img src="${escapeHtml(url)}" width="${width}" height="${height}" alt="" style="display:block;border:0"></td></tr></table></td>`

function foot(site: MailSite, locale: Language): string {
  const lines = listSender(site).map(escapeHtml).join('<br>')
  return `<table role="presentation" width="100%" style="max-width:560px" cellpadding="0" cellspacing="0"><tr><td class="tw-quiet tw-foot" align="left" style="padding:20px 8px 0;font-size:13px;line-height:1.6;color:${quiet}">${lines}${leaving(site, locale)}</td></tr></table>`
}

function leaving({ leaving: of }: MailSite, locale: Language): string {
  if (of === undefined) return ''
  const { why, leave } = wordLeaving(of.series, locale)
  return `<br><br>${escapeHtml(why)}<br><a class="tw-link" href="${escapeHtml(of.url)}" style="color:${blue}">${escapeHtml(leave)}</a>`
}

const dark: [part: string, rule: string][] = [
  ['page', `background:${night.paper} !important`],
  ['card', `background:${night.card} !important;border-color:${night.line} !important`],
  ['ink', `color:${night.ink} !important`],
  ['quiet', `color:${night.quiet} !important`],
  ['line', `border-color:${night.line} !important`],
  ['link', `color:${night.link} !important`],
  ['button', `background:${poster} !important;color:${ink} !important`],
  ['empty', `background:${night.empty} !important`],
]

const darkRules = (before: string) => dark.map(([part, rule]) => `${before}.tw-${part}{${rule}}`).join('')

/** Outlook's apps know no media query for the night; they mark the page instead. */
const style = `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (max-width:480px){.tw-space{padding:0 0 24px !important}.tw-body{padding:24px 20px !important}.tw-card,.tw-band{border-radius:0 !important;border-width:0 !important}.tw-band{padding:0 16px 0 20px !important}.tw-foot{padding:20px 20px 0 !important}}@media (prefers-color-scheme:dark){${darkRules('')}}${darkRules('[data-ogsc] ')}`
