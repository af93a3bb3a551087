import type { FoundItem } from '@tower/contract/oversight/search.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { expect, test } from 'vitest'
import { shell } from '../../../page/texts.en.ts'
import { markWords } from './mark-words.ts'
import { linesOf, listActions, listPages, withActs } from './palette-lines.ts'
import { palette } from './texts.en.ts'

const marked = (text: string, typed: string) =>
  markWords(text, typed)
    .map(({ text: part, isMarked }) => (isMarked ? `[${part}]` : part))
    .join('')

test('the letters that were typed are marked at the beginning of words, whatever accents they bear', () => {
  expect(marked('Ana Núñez', 'nun')).toBe('Ana [Núñ]ez')
  expect(marked('Ana Nu\u0301n\u0303ez', 'nun')).toBe('Ana [Nu\u0301n\u0303]ez')
  expect(marked('Demo Garden Lodge', 'garden DEMO')).toBe('[Demo] [Garden] Lodge')
  expect(marked('Ms. Demo-Núñez', 'nunez')).toBe('Ms. Demo-[Núñez]')
  expect(marked('lodge@sponsors.test', 'lodge@sp')).toBe('[lodge]@[sp]onsors.test')
  expect(marked('Can the budget pay?', 'get')).toBe('Can the budget pay?')
  expect(marked('', 'x')).toBe('')
})

const item: FoundItem = {
  kind: 'monthly_gift',
  id: 'm1',
  title: 'Demo Sponsor',
  detail: 'sponsor@tower.test',
  number: null,
  amount_cents: 2_000,
  at: '2026-11-02T15:00:00.000Z',
  role: null,
  leads_to: '/admin/monthly-gifts?gift=m1',
  acts: [{ act: 'stop_monthly', leads_to: '/admin/monthly-gifts?gift=m1&act=cancel' }],
}
const words = { texts: palette, roles: shell.roles, language: 'en' } as const

test('a found thing brings what can be done with it, and the chosen one says whose acts are shown', () => {
  const payment: FoundItem = { ...item, kind: 'payment', id: 'p1', title: '', number: 21, acts: [] }
  const request: FoundItem = { ...item, kind: 'reimbursement', id: 'r1', title: 'Headphones', number: 1008 }
  const lines = linesOf([item, payment, request], words)
  expect(lines.map(({ title }) => title)).toEqual(['Demo Sponsor', 'Receipt 21', 'Headphones'])
  expect(lines[2]?.detail).toContain('RB-1008')
  const shown = withActs(lines, undefined)
  expect(shown.map(({ group, title, of }) => [group, title, of])).toContainEqual([
    'act',
    'End this monthly gift…',
    'Demo Sponsor',
  ])
  expect(withActs(lines, 'reimbursement r1').find(({ group }) => group === 'act')?.of).toBe('Headphones')
  expect(withActs(lines, 'payment p1').filter(({ group }) => group === 'act')).toHaveLength(1)
})

test('between a found thing and what can be done with it stands nothing else, so that an arrow never leads to the acts of another', () => {
  const [first, second] = ['one', 'two'].map((id): FoundItem => ({ ...item, id, title: id }))
  const lines = linesOf([first, second].filter(Boolean) as FoundItem[], words)
  const shown = (chosen: string | undefined) =>
    withActs(lines, chosen).map(({ title, of }) => (of === undefined ? title : `${title} ${of}`))
  expect(shown(undefined)).toEqual(['one', 'End this monthly gift… one', 'two'])
  expect(shown('stop_monthly one')).toEqual(['one', 'End this monthly gift… one', 'two'])
  expect(shown('monthly_gift two')).toEqual(['one', 'two', 'End this monthly gift… two'])
})

test('a command is found by its words in any order, where its page is open to whoever types', () => {
  const money = [
    { title: 'Money', links: [{ to: paths.adminMonthlyGifts, label: 'Monthly gifts', icon: () => null }] },
  ]
  const titles = (typed: string) => listActions(money, typed, palette).map(({ title }) => title)
  expect(titles('stop monthly')).toEqual(['End a monthly gift'])
  expect(titles('monthly stop')).toEqual(['End a monthly gift'])
  expect(titles('new story')).toEqual([])
})

test('what the console can do is found by the words that people have for it', () => {
  const open = [
    ...[paths.adminOfflineGifts, paths.adminPledges, paths.adminPayments, paths.adminDonors],
    ...[
      paths.adminAllowlist,
      paths.adminMails,
      paths.adminSystem,
      paths.adminMailings,
      paths.adminCreateUser,
    ],
    ...[paths.adminClosing, paths.adminDraws, paths.adminMonthlyGifts, paths.adminClassrooms],
    ...[paths.admin, paths.adminUsers, paths.adminAllowlistImport, paths.adminSite, paths.adminTickets],
    ...[
      paths.adminApprovals,
      paths.adminSettings,
      paths.adminAudit,
      paths.adminReview,
      paths.adminBroadcasts,
    ],
  ]
  const all = [{ title: 'All', links: open.map((to) => ({ to, label: to, icon: () => null })) }]
  for (const [typed, leadsTo] of [
    ['deposit', '/admin/offline-gifts?gift=deposit'],
    ['deposits', '/admin/offline-gifts?gift=deposit'],
    ['mails to givers', '/admin/mailings?mailing=new'],
    ['emails to donors', '/admin/mailings?mailing=new'],
    ['twin classrooms', '/admin/classrooms'],
    ['thanks', '/admin/donors?tab=thanks'],
    ['who may sign in', '/admin/allowlist'],
    ['emails that bounced', '/admin/mails?tab=stopped'],
    ['bounced', '/admin/mails?tab=stopped'],
    ['undelivered', '/admin/mails?tab=stopped'],
    ['backups', '/admin/system'],
    ['quickbooks', '/admin/closing?tab=journal'],
    ['dispute', '/admin/payments?status=disputed'],
    ['chargebacks', '/admin/payments?status=disputed'],
    ['invite staff', '/admin/create-user'],
    ['enter pledge', '/admin/pledges?pledge=new'],
    ['Email it again', '/admin/payments'],
    ['merge donors', '/admin/donors'],
    ['close the month', '/admin/closing'],
    ['board report', '/admin/closing?tab=reports'],
    ['letters', '/admin/donors?tab=thanks'],
    ['draw schedule', '/admin/draws?tab=calendar'],
    ['stop a monthly gift', '/admin/monthly-gifts?state=active'],
    ['print thank-you letters', '/admin/donors?tab=thanks'],
    ['merge two classrooms', '/admin/classrooms'],
    ['correct a check’s amount', '/admin/offline-gifts'],
    ['upload a bank statement', '/admin/closing'],
    ['pause the draw schedule', '/admin/draws?tab=calendar'],
    ['download the bank statement', '/admin/closing'],
    ['poster', '/admin/users?role=teacher'],
    ['qr code', '/admin/users?role=teacher'],
    ['logo', '/admin/site'],
    ['brand color', '/admin/site'],
    ['phone number', '/admin/site'],
    ['EIN', '/admin/site'],
    ['time zone', '/admin/site'],
    ['year-end statement', '/admin/closing?tab=givers'],
    ['tax letter', '/admin/closing?tab=givers'],
    ['canned answer', '/admin/tickets'],
    ['announcement', '/admin/broadcasts?slide=new'],
    ['spreadsheet', '/admin/allowlist/import'],
    ['erase a person', '/admin/users'],
    ['privacy request', '/admin/users'],
    ['disable account', '/admin/users'],
    ['authenticator', '/account'],
    ['my password', '/account'],
    ['void a draw', '/admin/draws'],
    ['winners', '/admin/draws?tab=all'],
    ['correct classroom', '/admin/classrooms'],
    ['school name', '/admin/classrooms'],
    ['new teacher', '/admin/users?panel=create'],
    ['second person', '/admin/approvals'],
    ['who changed', '/admin/audit'],
    ['grant credits', '/admin'],
    ['unsubscribe', '/admin/mails?tab=stopped'],
  ] as const)
    expect(
      listActions(all, typed, palette).map(({ to }) => to),
      typed,
    ).toContain(leadsTo)
})

test('where a command has every word that was typed, those that lack one stay away', () => {
  const all = [
    {
      title: 'All',
      links: [paths.adminDonors, paths.adminClassrooms].map((to) => ({ to, label: to, icon: () => null })),
    },
  ]
  const titles = (typed: string) => listActions(all, typed, palette).map(({ title }) => title)
  expect(titles('merge two classrooms')).toEqual(['Merge two classrooms'])
  expect(titles('merge classrooms')).toEqual(['Merge two classrooms'])
  expect(titles('ana maria')).toEqual([])
})

test('a page that is called as was typed comes before records and commands, one that merely has the word after them', () => {
  const sections = [
    { title: 'Spending', links: [{ to: paths.adminBudgets, label: 'Budgets', icon: () => null }] },
    { title: 'Budget year', links: [{ to: paths.adminClosing, label: 'Closing', icon: () => null }] },
  ]
  const found = linesOf([{ ...item, title: 'Budge Demo' }], words)
  const shown = withActs([...found, ...listPages(sections, 'búdg')], undefined)
  expect(shown.map(({ title }) => title)).toEqual([
    'Budgets',
    'Budge Demo',
    'End this monthly gift…',
    'Closing',
  ])
  expect(listPages(sections, '').map(({ group }) => group)).toEqual(['page', 'page'])
})
