import type { FormImport } from '@countersign/contract/schemas/forms/form-import'
import { formCalls } from '@countersign/contract/calls/forms'
import { limits } from '@countersign/contract/rules/limits'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import {
  mockProblem,
  mockResponse,
  problemResponse,
  type MockHandler,
} from '../../../../test/fake-api.ts'
import { fakeFetch } from '../../../../test/fake-fetch.ts'
import { renderApp } from '../../../../test/render.tsx'
import { aForm } from '../../../../test/samples.ts'
import { BulkUpload } from './bulk-upload.tsx'

beforeEach(() => sessionStorage.clear())

test('files that are no PDF, and those above the limit, are left out and counted', async () => {
  renderBulk()

  choose(new File(['Hello'], 'notes.txt'), ...manyFiles(limits.importFiles + 2))

  expect(await screen.findByText(/^1 file left out/)).toBeVisible()
  expect(screen.getByText(/^2 PDFs left out/)).toBeVisible()
  expect(rows()).toHaveLength(limits.importFiles)
})

test('a PDF above 50 MB is refused without being sent', async () => {
  renderBulk()

  choose(new File([new Uint8Array(limits.formPdfBytes + 1)], 'scan.pdf'))

  expect(await screen.findByText(/Not added: This file is larger than 50 MB/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Upload/ })).not.toBeInTheDocument()
})

test('nothing is sent before a category is chosen', async () => {
  const { requests } = renderBulk(added())
  choose(aFile('rules.pdf'))

  await userEvent.click(screen.getByRole('button', { name: 'Upload 1 PDF' }))

  expect(screen.getByLabelText('Category of these forms')).toBeInvalid()
  expect(requests).toHaveLength(0)
})

test('selected files get a category, signers and states of their own; the others those of all', async () => {
  const { requests } = renderBulk(added())
  choose(aFile('demand.pdf'), aFile('pets.pdf'), aFile('rules.pdf'))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'demand.pdf' }))
  await userEvent.click(screen.getByRole('button', { name: 'Set for 1 selected file' }))
  expect(screen.getByLabelText('Category of these forms')).toBeInvalid()

  await userEvent.selectOptions(
    screen.getByLabelText('Category of these forms'),
    'Default & Termination (print & serve)',
  )
  await userEvent.selectOptions(screen.getByLabelText('Who signs'), 'Only you')
  await userEvent.selectOptions(screen.getByLabelText('Only for homes in (optional)'), 'TX')
  await userEvent.click(screen.getByRole('button', { name: 'Set for 1 selected file' }))
  expect(screen.getByRole('row', { name: /demand/ })).toHaveTextContent(
    'demand.pdfWaitingDefault & Termination (print & serve); Only you; only TX',
  )

  await upload('Upload 3 PDFs')
  await screen.findByRole('link', { name: 'Open rules' })
  const sent = requests.map(({ url }) => Object.fromEntries(new URL(url).searchParams))
  expect(sent).toMatchObject([
    {
      title: 'demand',
      category: 'Default & Termination (print & serve)',
      signers: 'owner',
      states: 'TX',
    },
    { title: 'pets', category: 'Lease Addenda' },
    { title: 'rules', category: 'Lease Addenda' },
  ])
  expect(sent.map(({ states }) => states)).toEqual(['TX', undefined, undefined])
})

test('a list that was cleared by mistake comes back with Undo, and its files can be sent', async () => {
  renderBulk(added())
  choose(aFile('pets.pdf'), aFile('rules.pdf'))
  await userEvent.click(await screen.findByRole('button', { name: 'Clear the list' }))
  expect(screen.queryByRole('row', { name: /pets/ })).toBeNull()

  const undo = screen.getByRole('button', { name: 'Undo clearing the list' })
  expect(undo).toHaveFocus()
  await userEvent.click(undo)
  await upload('Upload 2 PDFs')

  expect(await screen.findByRole('link', { name: 'Open rules' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
})

test('all files are selected at once', async () => {
  renderBulk()
  choose(aFile('pets.pdf'), aFile('rules.pdf'))
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Select all files/ }))

  expect(screen.getByText('This applies to the 2 selected files.')).toBeVisible()
})

test('a refused file says why, and the others go on', async () => {
  const { requests } = renderBulk({
    call: formCalls.postFormImport,
    respond: (request) =>
      request.query.get('title') === 'locked'
        ? problemResponse('pdf-refused', { reason: 'password-needed' })
        : added().respond(request),
  })
  choose(aFile('locked.pdf'), aFile('rules.pdf'))

  await upload('Upload 2 PDFs')

  expect(await screen.findByText(/Upload it alone to enter the password/)).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Open rules' })).toBeVisible()
  expect(screen.getByText('1 added, 1 not added.', { exact: false })).toBeVisible()
  expect(new Set(requests.map(({ url }) => new URL(url).searchParams.get('key'))).size).toBe(2)
})

test('a row says how many pages and fields were found, with warnings, and what was there before', async () => {
  renderBulk({
    call: formCalls.postFormImport,
    respond: (request) =>
      request.query.get('title') === 'pets'
        ? added({ outcome: 'known' }).respond(request)
        : added({ warnings: ['A script was removed.'] }).respond(request),
  })
  choose(aFile('pets.pdf'), aFile('rules.pdf'))

  await upload('Upload 2 PDFs')

  const row = await screen.findByRole('row', { name: /^rules.pdf/ })
  expect(within(row).getByText('3 fields, 1 signature')).toBeVisible()
  expect(await within(row).findByText('A script was removed.')).toBeVisible()
  expect(screen.getByText(/Already in your forms as “pets”/)).toBeVisible()
})

test('when the server asks to wait, the same file is sent again by itself, with its key', async () => {
  let count = 0
  const { requests } = renderBulk({
    call: formCalls.postFormImport,
    respond: (request) => {
      count += 1
      const busy = problemResponse('too-many-requests')
      busy.headers.set('retry-after', '1')
      return count === 1 ? busy : added().respond(request)
    },
  })
  choose(aFile('rules.pdf'))

  await upload('Upload 1 PDF')

  expect(await screen.findByText(/continues by itself in 1 second\./)).toBeVisible()
  expect(await screen.findByText('1 added.', { exact: false }, { timeout: 10_000 })).toBeVisible()
  expect(requests[1]?.url).toBe(requests[0]?.url)
})

test('an upload that lost its connection stops, keeps its file and goes on when asked', async () => {
  let isAway = true
  renderBulk({
    call: formCalls.postFormImport,
    respond: (request) => {
      if (isAway) {
        throw new TypeError('Failed to fetch')
      }
      return added().respond(request)
    },
  })
  choose(aFile('pets.pdf'), aFile('rules.pdf'))
  await upload('Upload 2 PDFs')
  expect(await screen.findByText(/What was added is in your forms/)).toBeVisible()

  isAway = false
  await userEvent.click(screen.getByRole('button', { name: 'Upload 2 PDFs' }))

  expect(await screen.findByText('2 added.', { exact: false })).toBeVisible()
})

test('it stops after the file that is being sent, and goes on', async () => {
  const first = Promise.withResolvers<undefined>()
  renderBulk({
    call: formCalls.postFormImport,
    respond: async (request) => {
      await first.promise
      return added().respond(request)
    },
  })
  choose(aFile('pets.pdf'), aFile('rules.pdf'))
  await upload('Upload 2 PDFs')
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  first.resolve(undefined)
  expect(await screen.findByText('1 added, 1 to go.', { exact: false })).toBeVisible()

  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))

  expect(await screen.findByText('2 added.', { exact: false })).toBeVisible()
})

test('after a reload the results stand, and choosing the same files again goes on with their keys', async () => {
  const files = [aFile('pets.pdf'), aFile('rules.pdf')]
  const { requests, unmount } = renderBulk({
    call: formCalls.postFormImport,
    respond: (request) =>
      request.query.get('title') === 'rules'
        ? problemResponse('unexpected')
        : added().respond(request),
  })
  choose(...files)
  await upload('Upload 2 PDFs')
  expect(await screen.findByText('1 added, 1 to go.', { exact: false })).toBeVisible()
  unmount()

  const second = renderBulk(added())
  expect(screen.getByText('Choose this file again to continue')).toBeVisible()
  choose(...files)
  await upload('Continue')

  expect(await screen.findByText('2 added.', { exact: false })).toBeVisible()
  expect(second.requests).toHaveLength(1)
  expect(second.requests[0]?.url).toBe(requests[1]?.url)
})

test('many files are sent one after the other', async () => {
  const { requests } = renderBulk(added())
  choose(...manyFiles(30))

  await upload('Upload 30 PDFs')

  await expect.poll(() => requests.length).toBe(30)
  expect(await screen.findByText('30 added.', { exact: false })).toBeVisible()
  const titles = requests.map(({ url }) => new URL(url).searchParams.get('title'))
  expect(titles).toEqual(titles.map((_, index) => `Form ${index + 1}`))
})

test('a problem that is no file’s stops the upload', async () => {
  renderBulk(mockProblem(formCalls.postFormImport, 'unexpected'))
  choose(...manyFiles(3))

  await upload('Upload 3 PDFs')

  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByText('3 to go.', { exact: false })).toBeVisible()
})

function renderBulk(...handlers: MockHandler[]) {
  const requests = fakeFetch(...handlers)
  const { unmount } = renderApp(
    <BulkUpload editPath={(formId) => `/edit/${formId}`} formsPath="/forms" />,
  )
  return { requests, unmount }
}

function added(part: Partial<FormImport> = {}): MockHandler {
  return mockResponse(formCalls.postFormImport, ({ query }) => ({
    import: {
      outcome: 'added' as const,
      form: aForm('own', { title: query.get('title') ?? '' }),
      fields: 3,
      signatures: 1,
      warnings: [],
      ...part,
    },
  }))
}

async function upload(button: string) {
  await userEvent.selectOptions(screen.getByLabelText('Category of these forms'), 'Lease Addenda')
  await userEvent.click(screen.getByRole('button', { name: button }))
}

function choose(...files: File[]) {
  const data = new DataTransfer()
  files.forEach((file) => data.items.add(file))
  fireEvent.change(screen.getByLabelText('Choose PDFs'), { target: { files: data.files } })
}

function rows() {
  return screen.getAllByRole('row').slice(1)
}

function manyFiles(count: number): File[] {
  return Array.from({ length: count }, (_, index) => aFile(`Form ${index + 1}.pdf`))
}

function aFile(name: string): File {
  return new File([name], name, { type: 'application/pdf', lastModified: 1 })
}
