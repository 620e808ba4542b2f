import type { Verdict } from '@countersign/contract/schemas/verify'
import { verifyCalls } from '@countersign/contract/calls/verify'
import { limits } from '@countersign/contract/rules/limits'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { saveLanguage } from '../../lib/language.ts'
import { mockProblem, mockResponse, type MockHandler } from '../../test/fake-api.ts'
import { fakeFetch } from '../../test/fake-fetch.ts'
import { renderApp } from '../../test/render.tsx'
import { FileCheck } from './file-check.tsx'

const verdict: Verdict = {
  verdict: 'genuine',
  words: '',
  sealedAt: '2026-11-19T21:42:00.000Z',
  sealedBy: 'Countersign',
  trustedTime: false,
  level: 'B-B',
  timeStamps: [],
  certificate: null,
  digest: null,
  fileSha256: 'ab'.repeat(32),
  changes: [],
  evidence: null,
}

const changed: Verdict = { ...verdict, verdict: 'changed', changes: ['Page 2 was replaced.'] }

test('a file above the limit is rejected without being sent', async () => {
  const requests = renderCheck()

  choose(fileOf(limits.verifyBytes + 1))

  expect(await screen.findByText(/larger than 50 MB/)).toBeVisible()
  expect(requests).toHaveLength(0)
})

test('a failed check names the file, and can be repeated', async () => {
  const requests = renderCheck(mockProblem(verifyCalls.postVerify, 'unavailable'))
  choose(fileOf(10))
  expect(await screen.findByText('“lease.pdf” could not be checked.')).toBeVisible()

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

  await expect.poll(() => requests.length).toBe(2)
})

test('a changed file is not to be relied on, and the changes are listed', async () => {
  renderCheck(mockResponse(verifyCalls.postVerify, () => changed))

  choose(fileOf(10))

  expect(
    await screen.findByRole('heading', { name: 'This file was changed after it was sealed.' }),
  ).toHaveFocus()
  expect(screen.getByText('Page 2 was replaced.')).toBeVisible()
})

test('a dropped file is checked, and its verdict takes the focus', async () => {
  renderCheck(mockResponse(verifyCalls.postVerify, () => verdict))

  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(fileOf(10))
  const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer })
  fireEvent(screen.getByText('or drop it here'), drop)

  expect(
    await screen.findByRole('heading', { name: 'This file is genuine and unchanged.' }),
  ).toHaveFocus()
  expect(screen.getByText('lease.pdf')).toBeVisible()
})

test('a file that was sealed by a wrong clock is genuine, and its time is doubted', async () => {
  const certificate = {
    subject: 'CN=Countersign Document Seal',
    issuer: 'CN=Countersign Root CA',
    serialNumber: '01',
    validFrom: '2026-12-01T00:00:00.000Z',
    validTo: '2031-12-01T00:00:00.000Z',
    sha256: 'cd'.repeat(32),
  }
  renderCheck(mockResponse(verifyCalls.postVerify, () => ({ ...verdict, certificate })))

  choose(fileOf(10))

  expect(await screen.findByText(/The clock of the server that sealed it was wrong/)).toBeVisible()
})

test('in Spanish a time reads as on the other Spanish pages', async () => {
  saveLanguage('es')
  renderCheck(mockResponse(verifyCalls.postVerify, () => verdict))

  choose(fileOf(10))

  const sealed = await screen.findByText(/^Sellado:/)
  expect(sealed.textContent).toMatch(
    /^Sellado: 19 de noviembre de 2026\D+\d+:42\s[ap]\.\s?m\. Esta hora/,
  )
})

test('a second file can be checked after the first', async () => {
  const requests = renderCheck(mockResponse(verifyCalls.postVerify, () => verdict))
  choose(fileOf(10))
  await screen.findByText('Check another file')

  choose(fileOf(20))

  await expect.poll(() => requests.length).toBe(2)
})

function renderCheck(...handlers: MockHandler[]) {
  const requests = fakeFetch(...handlers)
  renderApp(<FileCheck />)
  return requests
}

function choose(file: File) {
  const input = document.querySelector('input[type=file]')
  if (!input) {
    throw new Error('There is no file input.')
  }
  const files = new DataTransfer()
  files.items.add(file)
  fireEvent.change(input, { target: { files: files.files } })
}

function fileOf(bytes: number): File {
  return new File([new Uint8Array(bytes)], 'lease.pdf', { type: 'application/pdf' })
}
