import { beforeEach, expect, test, vi } from 'vitest'
import { forgetRecords, recentRecords, rememberRecord } from './recent.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})

test('the latest comes first, once, and eight are kept', () => {
  for (let at = 1; at <= 9; at++) rememberRecord('anna', { path: `/company/${at}`, text: `Firma ${at}` })
  rememberRecord('anna', { path: '/company/5', text: 'Firma 5 neu' })
  expect(recentRecords('anna').map(({ text }) => text)).toEqual([
    'Firma 5 neu',
    'Firma 9',
    'Firma 8',
    'Firma 7',
    'Firma 6',
    'Firma 4',
    'Firma 3',
    'Firma 2',
  ])
  forgetRecords()
  expect(recentRecords('anna')).toEqual([])
})

test('a record counts once, whatever of it was looked at; of several at one address each counts', () => {
  const company = { path: '/company/1', text: 'Firma 1' }
  for (const part of ['', '?tab=contacts', '?tab=details&edit=yes', '#history'])
    rememberRecord('anna', { ...company, path: `/company/1${part}` })
  rememberRecord('anna', { path: '/awsaccount?id=a', text: 'Konto A' })
  rememberRecord('anna', { path: '/awsaccount?id=b', text: 'Konto B' })
  rememberRecord('anna', { path: '/awsaccount?id=a#budget', text: 'Konto A' })
  expect(recentRecords('anna').map(({ path }) => path)).toEqual([
    '/awsaccount?id=a#budget',
    '/awsaccount?id=b',
    '/company/1#history',
  ])
})

test('what a record belongs to is remembered with it', () => {
  rememberRecord('anna', { path: '/overview/1', text: 'Netzwerk 20', of: 'Firma 1' })
  expect(recentRecords('anna')).toEqual([{ path: '/overview/1', text: 'Netzwerk 20', of: 'Firma 1' }])
})

test('whoever signs in later in the same tab sees nothing of what others opened there', () => {
  rememberRecord('anna', { path: '/company/1', text: 'Firma 1' })
  expect(recentRecords('bela')).toEqual([])
  rememberRecord('bela', { path: '/company/2', text: 'Firma 2' })
  expect(recentRecords('bela').map(({ text }) => text)).toEqual(['Firma 2'])
  expect(recentRecords('anna')).toEqual([])
})

test('what somebody else wrote there, and other sites, are left out', () => {
  for (const wrong of [
    '{',
    '7',
    '{"account":"anna"}',
    '{"account":"anna","records":[1,null,{"path":"https://x.example","text":"x"},{"path":"/a","text":1},{"path":"/a","text":"a","of":2}]}',
  ]) {
    kept.set('recent', wrong)
    expect(recentRecords('anna')).toEqual([])
  }
})
