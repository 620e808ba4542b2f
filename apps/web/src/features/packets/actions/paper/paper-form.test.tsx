import { packetCalls } from '@countersign/contract/calls/packets'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mockProblem, mockResponse, type MockHandler } from '../../../../test/fake-api.ts'
import { fakeUpload } from '../../../../test/fake-upload.ts'
import { renderApp } from '../../../../test/render.tsx'
import { anInvite, aPacket } from '../../../../test/samples.ts'
import { PaperForm } from './paper-form.tsx'

const packet = aPacket({ status: 'AWAITING_TENANT_SIGNATURE' })
const invites = [
  anInvite('TT1', { status: 'signed' }),
  anInvite('TT2', { name: 'Sam Reed' }),
  anInvite('LLSign', { name: 'Olivia Owner' }),
]

test('nothing is sent before the file, the day and everyone who signed are there', async () => {
  const { requests } = renderForm()

  await userEvent.click(screen.getByRole('button', { name: 'Finish the packet' }))

  expect(screen.getByText('Choose the scan: a PDF, or photos of the pages.')).toBeVisible()
  expect(screen.getByText('Enter the day on which the documents were signed.')).toBeVisible()
  expect(screen.getByText(/^Everyone listed must have signed/)).toBeVisible()
  expect(requests).toHaveLength(0)
})

test('what is mended loses its error, and the others stay', async () => {
  renderForm()
  await userEvent.click(screen.getByRole('button', { name: 'Finish the packet' }))

  await userEvent.fill(screen.getByLabelText(/^Day of signing/), '2026-01-02')
  await expect.poll(() => screen.queryByText(/^Enter the day/)).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: /Sam Reed/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: /Olivia Owner/ }))
  await expect.poll(() => screen.queryByText(/^Everyone listed must have signed/)).toBeNull()

  expect(screen.getByText('Choose the scan: a PDF, or photos of the pages.')).toBeVisible()
})

test('who signed online is not asked for', () => {
  renderForm()

  expect(screen.queryByRole('checkbox', { name: /Maria Lopez/ })).toBeNull()
  expect(screen.getByRole('checkbox', { name: 'Sam Reed, Resident 2' })).toBeVisible()
})

test('a day in the future and an unchecked page count are refused', async () => {
  const { requests } = renderForm()
  await choosePhotos(2)
  await userEvent.fill(screen.getByLabelText(/^Day of signing/), '2999-01-01')

  await userEvent.click(screen.getByRole('button', { name: 'Finish the packet' }))

  expect(screen.getByText('The day of signing cannot be in the future.')).toBeVisible()
  expect(screen.getByText('Check that every page is in the file.')).toBeVisible()
  expect(requests).toHaveLength(0)
})

test('a year in which nobody has signed is refused', async () => {
  const { requests } = renderForm()
  await userEvent.fill(screen.getByLabelText(/^Day of signing/), '1026-01-02')

  await userEvent.click(screen.getByRole('button', { name: 'Finish the packet' }))

  expect(screen.getByText('Check the year in which the documents were signed.')).toBeVisible()
  expect(requests).toHaveLength(0)
})

test.each(['1/2/26', '1/2/2026', 'Jan 2 2026', '01022026'])(
  'the day of signing %j is sent as it was typed',
  async (typed) => {
    const { requests, onDone } = renderForm()
    await choosePhotos(1)
    screen.getByLabelText(/^Day of signing/).focus()
    await userEvent.keyboard(typed)
    await complete()

    await expect.poll(() => onDone.mock.calls.length).toBe(1)
    expect(requests[0]?.url).toContain('signedOn=2026-01-02')
  },
)

test('Enter takes the day that is being typed', async () => {
  renderForm()
  screen.getByLabelText(/^Day of signing/).focus()

  await userEvent.keyboard('1/31/26{Enter}')

  expect(screen.getByLabelText(/^Day of signing/)).toHaveValue('2026-01-31')
  expect(screen.queryByText('Enter the day on which the documents were signed.')).toBeNull()
})

test.each([
  ['photo.heic', 'image/heic', /a photo in the HEIC format/],
  ['notes.txt', 'text/plain', /is neither a PDF nor a photo/],
])('%s cannot be read, and the form says what to do', async (name, type, message) => {
  renderForm()

  await userEvent.upload(fileInput(), new File(['no such format'], name, { type }))

  expect(await screen.findByText(message)).toBeVisible()
})

test('photos become one PDF, which is sent with the day and the signers', async () => {
  const { requests, onDone } = renderForm()
  await choosePhotos(2)
  await enterDay()
  await complete()

  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  const [request] = requests
  const { searchParams } = new URL(request?.url ?? '')
  expect(Object.fromEntries(searchParams)).toEqual({
    signedOn: '2026-01-02',
    signers: 'TT2,LLSign',
  })
  expect(await request?.text()).toMatch(/^%PDF-1\.7/)
})

test('what was chosen stays when the server refuses the file', async () => {
  renderForm(
    mockProblem(packetCalls.finishOnPaper, 'pdf-refused', {
      detail: 'This file is protected.',
      errors: [{ field: 'file', message: 'This file is protected.' }],
    }),
  )
  await choosePhotos(1)
  await enterDay()
  await complete()

  expect((await screen.findAllByText('This file is protected.')).length).toBeGreaterThan(0)
  expect(screen.getByLabelText(/^Day of signing/)).toHaveValue('2026-01-02')
  expect(screen.getByRole('checkbox', { name: /Sam Reed/ })).toBeChecked()
})

function renderForm(
  handler: MockHandler = mockResponse(packetCalls.finishOnPaper, () => ({ packet })),
) {
  const requests = fakeUpload(handler)
  const onDone = vi.fn()
  renderApp(<PaperForm packet={packet} invites={invites} onClose={vi.fn()} onDone={onDone} />)
  return { requests, onDone }
}

function fileInput() {
  return screen.getByLabelText('Signed pages')
}

async function choosePhotos(count: number) {
  const canvas = new OffscreenCanvas(60, 80)
  canvas.getContext('2d')?.fillRect(10, 10, 20, 20)
  const photo = await canvas.convertToBlob({ type: 'image/png' })
  const files = Array.from(
    { length: count },
    (_, index) => new File([photo], `page ${index + 1}.png`, { type: 'image/png' }),
  )
  await userEvent.upload(fileInput(), files)
  await screen.findByRole('checkbox', { name: new RegExp(`^The file has ${count} page`) })
}

async function enterDay() {
  await userEvent.fill(screen.getByLabelText(/^Day of signing/), '2026-01-02')
}

async function complete() {
  await userEvent.click(screen.getByRole('checkbox', { name: /^The file has/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: /Sam Reed/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: /Olivia Owner/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Finish the packet' }))
}
