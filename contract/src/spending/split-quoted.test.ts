import { expect, test } from 'vitest'
import { splitQuoted } from './split-quoted.ts'

const tower = 'Project Tower <t1.x@reply.tower.test>'

/** What mail programs write around an answer, by program. */
const layouts: Record<string, string> = {
  'Gmail, its line broken': `On Thu, Nov 26, 2026 at 10:00 AM Project Tower <\nt1.x@reply.tower.test> wrote:\n\n> You have an answer.\n>\n> Did it come?`,
  'Gmail in Spanish': `El jue, 26 nov 2026 a la(s) 10:00, Project Tower\n(<t1.x@reply.tower.test>) escribió:\n\n> Tienes una respuesta.`,
  'Apple Mail': `> On Nov 26, 2026, at 10:00 AM, ${tower} wrote:\n> \n> You have an answer.`,
  'Apple Mail in Spanish': `> El 26 nov 2026, a las 10:00, ${tower} escribió:\n> \n> Tienes una respuesta.`,
  Outlook: `________________________________\nFrom: ${tower}\nSent: Thursday, November 26, 2026 10:00 AM\nTo: Rosa Diaz <rosa@school.test>\nSubject: An answer\n\nYou have an answer.\n\nDid it come?`,
  'Outlook, whose head names no address': `From: Project Tower\nSent: Thursday, November 26, 2026 10:00 AM\nTo: Rosa Diaz\nSubject: An answer\n\nYou have an answer.`,
  'Outlook in Spanish': `De: Project Tower\nEnviado el: jueves, 26 de noviembre de 2026 10:00\nPara: Rosa Diaz\nAsunto: Una respuesta\n\nTienes una respuesta.`,
  'Outlook of long ago': `-----Original Message-----\nFrom: ${tower}\nSent: Thursday\nTo: Rosa\nSubject: An answer\n\nYou have an answer.`,
  'Yahoo, which marks no lines': `    On Thursday, November 26, 2026 at 10:00:00 AM EST, ${tower} wrote:  \n \n You have an answer.\n \n Did it come?  `,
  Thunderbird: `On 11/26/26 10:00, Project Tower wrote:\n> You have an answer.\n>> How?`,
  Samsung: `-------- Original message --------\nFrom: ${tower}\nDate: 11/26/26 10:00 AM (GMT-05:00)\nTo: rosa@school.test\nSubject: An answer\n\nYou have an answer.`,
  Proton: `On Thursday, November 26th, 2026 at 10:00 AM, ${tower} wrote:\n\n> You have an answer.`,
  'quotes ten deep': Array.from({ length: 10 }, (_, depth) => `${'>'.repeat(depth + 1)} again`).join('\n'),
}

test('the mail that is answered is split off as each mail program writes it, and nothing of either is lost', () => {
  for (const [program, quote] of Object.entries(layouts))
    for (const words of [
      'It came.\n\nThank you!',
      'It came.\n\nSent from my iPhone',
      'Sí.\n-- \nRosa Díaz',
    ]) {
      const { words: own, quoted } = splitQuoted(`${words}\n\n${quote}\n`)
      expect(own, program).toBe(words)
      expect(quoted, program).toBe(quote.trim())
      // What is kept is split alike when it is shown.
      expect(splitQuoted(`${own}\n\n${quoted}`), program).toEqual({ words: own, quoted })
    }
})

test('whatever is not quoted to the end stays among the words', () => {
  const wrote = `On Thu, Nov 26, 2026 at 10:00 AM ${tower} wrote:`
  for (const text of [
    `See below.\n\n${wrote}\n\n> Did it come?\nYes, all of it.\n\n> Which size?\nThe large one.`,
    `${wrote}\n> Did it come?\n\nYes.`,
    '> When?\nOn Monday.',
    'On Monday the principal wrote to me:\nyou may keep it.\n\nMay we?',
    'On Monday 11/23 Ms. Ruiz wrote:\nyou may keep it.',
    'It says this:\nFrom: Ana <ana@school.test>\nand nothing else.',
    'The list:\n> 5 boxes of crayons\n\nThat is all.',
    'Notes -- \n-- \nRosa',
    `See this:\n\n---------- Forwarded message ---------\nFrom: Store <s@store.test>\nDate: Mon\nSubject: Late\nTo: Rosa\n\nYour order is late.`,
    'See this:\n\nBegin forwarded message:\n\n> From: Store <s@store.test>\n> Your order is late.',
    `From: Project Tower\nSent: Thursday\nTo: Rosa\nSubject: An answer\n\nDid it come? [Rosa:] Yes.`,
  ])
    expect(splitQuoted(text)).toEqual({ words: text, quoted: '' })
})

test('answers between the lines stay, and what is quoted behind the last of them is split off', () => {
  const inline = '> Did it come?\nYes.'
  expect(splitQuoted(`${inline}\n> Regards\n> Tower`)).toEqual({
    words: inline,
    quoted: '> Regards\n> Tower',
  })
})

test('nothing but a quote has no words', () => {
  expect(splitQuoted('> only what was asked\n')).toEqual({ words: '', quoted: '> only what was asked' })
  expect(splitQuoted('')).toEqual({ words: '', quoted: '' })
})
