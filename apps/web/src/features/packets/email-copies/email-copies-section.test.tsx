import type { EmailCopies, EmailCopy } from '@countersign/contract/schemas/email-copies'
import { emailCopyCalls } from '@countersign/contract/calls/email-copies'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mockProblem, mockResponse, type MockHandler } from '../../../test/fake-api.ts'
import { fakeFetch } from '../../../test/fake-fetch.ts'
import { renderApp } from '../../../test/render.tsx'
import { aPacket } from '../../../test/samples.ts'
import { EmailCopiesSection } from './email-copies-section.tsx'

const allowed: EmailCopies = {
  rule: { reason: 'Federal law lets you give it electronically.', citation: '15 USC 1681m(a)(1)' },
  people: [
    { role: 'TT1', name: 'Ana Diaz', email: 'ana@example.com', language: 'es' },
    { role: 'TT2', name: 'Ben Cho', email: null, language: 'en' },
  ],
  copies: [],
  left: 8,
}

const sent: EmailCopy = {
  _id: 'mail-1',
  role: 'TT1',
  name: 'Ana Diaz',
  email: 'anna@example.com',
  language: 'en',
  state: 'sent',
  at: '2026-11-20T18:00:00.000Z',
  linkEndsAt: '2100-01-19T18:00:00.000Z',
  openedAt: null,
}

const preview = mockResponse(emailCopyCalls.getEmailCopyPreview, () => ({
  from: 'Olivia Owner via Countersign',
  subject: 'Olivia Owner sends you a copy',
  text: 'This is only a copy.',
}))

test('a form that does not allow it offers no copy', async () => {
  const { requests } = show({ ...allowed, rule: null, people: [] })

  await expect.poll(() => requests.map(({ url }) => url).join()).toContain('email-copies')
  expect(screen.queryByText('Email a copy')).toBeNull()
})

test('a list that could not be loaded is asked for again', async () => {
  let broken = true
  show(allowed, {
    call: emailCopyCalls.getEmailCopies,
    respond: () =>
      broken ? Response.json({}, { status: 400 }) : Response.json(allowed, { status: 200 }),
  })

  const retry = await screen.findByRole('button', { name: 'Try again' })
  broken = false
  await userEvent.click(retry)
  expect(await screen.findByRole('heading', { name: 'Email a copy' })).toBeVisible()
})

test('nothing is sent without a valid address, and the refusal is beside the field', async () => {
  const { requests } = show(allowed)
  await userEvent.click(await lastButton('Email a copy'))
  await userEvent.fill(screen.getByRole('textbox', { name: 'Email' }), 'ben@')
  await userEvent.click(screen.getByRole('button', { name: 'Send copy' }))

  expect(await screen.findByText('Enter an email address like name@example.com.')).toBeVisible()
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
})

test('a refusal of the server keeps the dialog and what was typed', async () => {
  show(
    allowed,
    mockProblem(emailCopyCalls.postEmailCopy, 'too-many-requests', {
      detail: 'Try again tomorrow.',
    }),
  )
  await userEvent.click(await firstButton('Email a copy'))
  await userEvent.click(screen.getByRole('button', { name: 'Send copy' }))

  expect(await screen.findByText('Try again tomorrow.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('ana@example.com')
})

test('once the day’s copies are sent, the buttons are off and it says so', async () => {
  show({ ...allowed, left: 0 })

  expect(await screen.findByText(/as many copies as one day allows/)).toBeVisible()
  expect(await firstButton('Email a copy')).toBeDisabled()
})

test('the known address and language are proposed, and the email is shown before it is sent', async () => {
  const bodies: unknown[] = []
  show(
    allowed,
    mockResponse(emailCopyCalls.postEmailCopy, ({ body }) => {
      bodies.push(body)
      return { ...allowed, copies: [{ ...sent, email: 'ana@example.com' }] }
    }),
  )
  await userEvent.click(await firstButton('Email a copy'))
  expect(await screen.findByText('This is only a copy.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Send copy' }))

  expect(await screen.findByText(/^Sent to ana@example.com on .*\. Not opened\.$/)).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(bodies).toEqual([{ role: 'TT1', email: 'ana@example.com', language: 'es', after: null }])
})

test('a second copy is asked about, and another address ends the first link', async () => {
  const bodies: unknown[] = []
  show(
    { ...allowed, copies: [sent] },
    mockResponse(emailCopyCalls.postEmailCopy, ({ body }) => {
      bodies.push(body)
      return allowed
    }),
  )
  await userEvent.click(await firstButton('Send again'))
  expect(
    await screen.findByText(
      /A copy was sent to Ana Diaz at anna@example.com on .* Send it again\?/,
    ),
  ).toBeVisible()
  const email = screen.getByRole('textbox', { name: 'Email' })
  expect(email).toHaveValue('anna@example.com')
  await userEvent.fill(email, 'ana@example.com')
  expect(screen.getByText('The link that went to anna@example.com stops working.')).toBeVisible()
  const dialog = screen.getByRole('dialog')
  const again = [...dialog.querySelectorAll('button')].find((button) =>
    button.textContent.includes('Send again'),
  )
  await userEvent.click(again ?? dialog)

  await expect.poll(() => bodies).toMatchObject([{ email: 'ana@example.com', after: 'mail-1' }])
})

test.each([
  ['failed', /^Could not be sent to anna@example.com/],
  ['returned', /but it came back\. Check the address/],
  ['sending', /^On its way to anna@example.com/],
] as const)('a copy that is %s says so', async (state, words) => {
  show({ ...allowed, copies: [{ ...sent, state }] })

  expect(await screen.findByText(words)).toBeVisible()
})

function show(copies: EmailCopies, ...handlers: MockHandler[]) {
  const requests = fakeFetch(
    mockResponse(emailCopyCalls.getEmailCopies, () => copies),
    preview,
    ...handlers,
  )
  renderApp(<EmailCopiesSection packet={aPacket({ printOnly: true })} />)
  return { requests }
}

async function firstButton(name: string): Promise<HTMLElement> {
  const [first] = await screen.findAllByRole('button', { name })
  return first ?? expect.fail(`There is no button “${name}”.`)
}

async function lastButton(name: string): Promise<HTMLElement> {
  const last = (await screen.findAllByRole('button', { name })).at(-1)
  return last ?? expect.fail(`There is no button “${name}”.`)
}
