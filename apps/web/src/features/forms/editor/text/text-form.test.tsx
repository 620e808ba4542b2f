import type { FormDocument } from '@countersign/contract/schemas/forms/custom-form'
import { formCalls } from '@countersign/contract/calls/forms'
import { docxType, maxDocxBytes } from '@countersign/contract/rules/pdf-uploads'
import { fireEvent, screen, within } from '@testing-library/react'
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

  await expect.element(textBox()).toHaveTextContent('Quiet hoursFrom ten at night.')
  expect(within(textBox()).getByRole('heading', { name: 'Quiet hours' })).toBeVisible()
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
  expect(textBox()).toHaveTextContent('My own words.')

  choose(aFile())
  await userEvent.click(await screen.findByRole('button', { name: 'Replace it' }))
  await expect.element(textBox()).toHaveTextContent('Quiet hoursFrom ten at night.')
})

test('the bar makes headings, lists, bold words and fields, which are saved as they look', async () => {
  const details = { ...emptyTextDraft.details, title: 'Rules', category: 'Lease Addenda' }
  const { requests } = renderText(
    { ...emptyTextDraft, details },
    mockResponse(formCalls.postForm, () => ({ form: aForm('rules') })),
  )

  await userEvent.click(textBox())
  await userEvent.click(screen.getByRole('button', { name: 'Heading' }))
  await userEvent.keyboard('Quiet hours{Enter}From ')
  await userEvent.click(screen.getByRole('button', { name: 'Bold' }))
  await userEvent.keyboard('ten')
  await userEvent.click(screen.getByRole('button', { name: 'Bold' }))
  await userEvent.keyboard(' at night.{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'List' }))
  await userEvent.keyboard('Trash: ')
  await userEvent.click(screen.getByRole('button', { name: 'Insert field' }))
  await userEvent.fill(screen.getByLabelText('Name in the text'), 'Trash day')
  await userEvent.click(screen.getByRole('button', { name: 'Insert' }))
  await expect.poll(() => window.document.activeElement).toBe(textBox())
  await userEvent.keyboard('.')
  await userEvent.click(screen.getByRole('button', { name: 'Save form' }))

  await expect.poll(() => requests.length).toBe(1)
  expect(await requests[0]?.json()).toMatchObject({
    text: '# Quiet hours\n\nFrom **ten** at night.\n\n- Trash: [[Trash day]].',
    fields: [{ name: 'Trash day' }],
  })
})

test('a field that is typed in brackets becomes a field', async () => {
  renderText(emptyTextDraft)

  await userEvent.click(textBox())
  await userEvent.keyboard('The rent is [[[[Monthly rent]] a month.')

  await expect.element(textBox()).toHaveTextContent('The rent is Monthly rent a month.')
  expect(screen.getByRole('group', { name: 'Monthly rent' })).toBeVisible()
})

test('a title and a description that are too long stay whole, and say how long they may be', async () => {
  const { requests } = renderText({ ...emptyTextDraft, text: 'No smoking.' })
  const title = screen.getByLabelText('Title')
  const description = screen.getByLabelText(/^Description/)
  const words = 'rules of the house '

  await userEvent.type(title, `${words.repeat(5)}and of the garage`)
  await userEvent.type(description, `${words.repeat(16)}and of the garage`)
  await userEvent.click(screen.getByRole('button', { name: 'Save form' }))

  expect(title).toHaveAccessibleDescription(/Title can have at most 80 characters\./)
  expect(title).toHaveValue(`${words.repeat(5)}and of the garage`)
  expect(description).toHaveAccessibleDescription(/Description can have at most 300 characters\./)
  expect(requests).toHaveLength(0)
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

function textBox(): HTMLElement {
  return screen.getByRole('textbox', { name: 'Text' })
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
