import type { FormUpload } from '@countersign/contract/schemas/forms/form-upload'
import { formCalls } from '@countersign/contract/calls/forms'
import { limits } from '@countersign/contract/rules/limits'
import { pdfPasswordHeader } from '@countersign/contract/rules/pdf-uploads'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mockProblem, mockResponse, type MockHandler } from '../../../../test/fake-api.ts'
import { fakeUpload } from '../../../../test/fake-upload.ts'
import { renderApp } from '../../../../test/render.tsx'
import { PdfUpload } from './pdf-upload.tsx'

const upload: FormUpload = {
  uploadId: 'upload-1',
  title: null,
  pages: [{ width: 612, height: 792 }],
  places: [],
  warnings: [],
}

test('a file above the limit is rejected without being sent', async () => {
  const { requests } = renderUpload()

  choose(fileOf(limits.formPdfBytes + 1))

  expect(await screen.findByText(/“lease.pdf”: This file is larger than 50 MB/)).toBeVisible()
  expect(requests).toHaveLength(0)
})

test('a rejected PDF says why, and another can be chosen', async () => {
  const { onUploaded } = renderUpload(
    mockProblem(formCalls.postFormUpload, 'pdf-refused', { detail: 'This PDF contains a script.' }),
  )

  choose(fileOf(10))

  expect(await screen.findByText('“lease.pdf”: This PDF contains a script.')).toBeVisible()
  expect(screen.getByText('Choose another PDF')).toBeVisible()
  expect(fileInput()).toBeInvalid()
  expect(onUploaded).not.toHaveBeenCalled()
})

test('a wrong password is an error at the field', async () => {
  renderUpload(
    mockProblem(formCalls.postFormUpload, 'pdf-refused', {
      reason: 'password-wrong',
      detail: 'This password does not open the PDF.',
    }),
  )
  choose(fileOf(10))
  await userEvent.fill(await screen.findByLabelText('PDF password'), 'wrong')

  await userEvent.click(screen.getByRole('button', { name: 'Open' }))

  expect(await screen.findByText('This password does not open the PDF.')).toBeVisible()
})

test('a locked PDF asks for its password, which is sent once', async () => {
  const { requests, onUploaded } = renderUpload({
    call: formCalls.postFormUpload,
    respond: async (request) => {
      const handler = request.headers.has(pdfPasswordHeader)
        ? mockResponse(formCalls.postFormUpload, () => ({ upload }))
        : mockProblem(formCalls.postFormUpload, 'pdf-refused', { reason: 'password-needed' })
      return handler.respond(request)
    },
  })
  choose(fileOf(10))
  const password = await screen.findByLabelText('PDF password')
  expect(password).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Open' })).toBeDisabled()

  await userEvent.fill(password, 'open sesame')
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))

  await expect.poll(() => onUploaded.mock.calls).toEqual([[upload, 'lease.pdf']])
  expect(requests[1]?.headers.get(pdfPasswordHeader)).toBe('open%20sesame')
})

test('an uploaded PDF is passed on with its file name', async () => {
  const { onUploaded } = renderUpload(mockResponse(formCalls.postFormUpload, () => ({ upload })))

  choose(fileOf(10))

  await expect.poll(() => onUploaded.mock.calls).toEqual([[upload, 'lease.pdf']])
})

function renderUpload(...handlers: MockHandler[]) {
  const requests = fakeUpload(...handlers)
  const onUploaded = vi.fn()
  renderApp(<PdfUpload onUploaded={onUploaded} />)
  return { requests, onUploaded }
}

function choose(file: File) {
  const files = new DataTransfer()
  files.items.add(file)
  fireEvent.change(fileInput(), { target: { files: files.files } })
}

function fileInput(): Element {
  const input = document.querySelector('input[type=file]')
  if (!input) {
    throw new Error('There is no file input.')
  }
  return input
}

function fileOf(bytes: number): File {
  return new File([new Uint8Array(bytes)], 'lease.pdf', { type: 'application/pdf' })
}
