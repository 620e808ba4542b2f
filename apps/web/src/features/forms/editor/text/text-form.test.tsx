import type { FormDocument } from '@countersign/contract/schemas/forms/custom-form'
import { formCalls } from '@countersign/contract/calls/forms'
import { docxType, maxDocxBytes } from '@countersign/contract/rules/pdf-uploads'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mockProblem, mockResponse, type MockHandler } from '../../../../test/fake-api.ts'
import { fakeFetch } from '../../../../test/fake-fetch.ts'
import { aForm } from '../../../../test/samples.ts'
import { renderApp } from '../../../../test/render.tsx'
import { emptyTextDraft, type TextDraft } from '../saving/text-draft.ts'
import { TextForm } from './text-form.tsx'

const document: FormDocument = {
  title: 'House Rules',
  text: '# Quiet hours\n\nFrom **ten** at night.',
  warnings: ['A picture was left out.'],
}

beforeEach(() => sessionStorage.clear())

test('a Word file above the limit is rejected without being sent', async () => {
  const { requests } = renderText(emptyTextDraft)

  choose(new File([new Uint8Array(maxDocxBytes + 1)], 'rules.docx'))

  expect(await screen.findByText(/“rules.docx”: This file is larger than 20 MB/)).toBeVisible()
  expect(requests).toHaveLength(0)
})

test('a rejected Word file says why, and the text stays', async () => {
  renderText(
    emptyTextDraft,
    mockProblem(formCalls.postFormDocument, 'document-refused', { detail: 'It contains macros.' }),
  )

  choose(aFile())

  expect(await screen.findByText('“rules.docx”: It contains macros.')).toBeVisible()
  expect(fileInput()).toBeInvalid()
})

test('the text of a Word file fills the form, and names what was left out', async () => {
  const { requests } = renderText(
    emptyTextDraft,
    mockResponse(formCalls.postFormDocument, () => ({ document })),
  )

  choose(aFile())

  await expect.element(screen.getByLabelText('Text')).toHaveValue(document.text)
  expect(screen.getByLabelText('Title')).toHaveValue('House Rules')
  expect(screen.getByText('A picture was left out.')).toBeVisible()
  expect(requests[0]?.headers.get('content-type')).toBe(docxType)
  await userEvent.click(screen.getByRole('button', { name: 'Hide this note' }))
  expect(screen.queryByText('A picture was left out.')).not.toBeInTheDocument()
})

test('a text that was written is replaced only after a question', async () => {
  const written = { ...emptyTextDraft, text: 'My own words.' }
  const { requests } = renderText(
    written,
    mockResponse(formCalls.postFormDocument, () => ({ document })),
  )

  choose(aFile())
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(requests).toHaveLength(0)
  expect(screen.getByLabelText('Text')).toHaveValue('My own words.')

  choose(aFile())
  await userEvent.click(await screen.findByRole('button', { name: 'Replace it' }))
  await expect.element(screen.getByLabelText('Text')).toHaveValue(document.text)
})

test('who signs and the states of a form are chosen and saved', async () => {
  const written = { ...emptyTextDraft, text: 'My own words.' }
  const { requests } = renderText(
    { ...written, details: { ...written.details, title: 'Rules', category: 'Lease Addenda' } },
    mockResponse(formCalls.postForm, () => ({ form: aForm('rules') })),
  )
  expect(screen.getByLabelText('Who signs')).toHaveDisplayValue('All residents and you')
  await userEvent.selectOptions(screen.getByLabelText('Who signs'), 'Only Resident 1')
  const states = () => screen.getByLabelText('Only for homes in (optional)')
  await userEvent.selectOptions(states(), 'CA')
  await userEvent.selectOptions(states(), 'WA')
  await userEvent.click(screen.getByRole('button', { name: 'Remove CA' }))

  await userEvent.click(screen.getByRole('button', { name: 'Save form' }))

  await expect.poll(() => requests.length).toBe(1)
  expect(await requests[0]?.json()).toMatchObject({ signers: 'first-resident', states: ['WA'] })
})

function renderText(start: TextDraft, ...handlers: MockHandler[]) {
  const requests = fakeFetch(...handlers)
  renderApp(<TextForm formId={undefined} start={start} onSaved={() => undefined} />)
  return { requests }
}

function choose(file: File) {
  const files = new DataTransfer()
  files.items.add(file)
  fireEvent.change(fileInput(), { target: { files: files.files } })
}

function fileInput(): HTMLElement {
  return screen.getByLabelText('Take the text from a Word file')
}

function aFile(): File {
  return new File(['PK'], 'rules.docx')
}
