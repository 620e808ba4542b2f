import type { PacketEvent } from '@countersign/contract/schemas/packets/packet'
import { packetCalls } from '@countersign/contract/calls/packets'
import { inviteCalls } from '@countersign/contract/calls/signing-invites'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mockProblem, mockResponse, type MockHandler } from '../../../test/fake-api.ts'
import { fakeFetch } from '../../../test/fake-fetch.ts'
import { renderApp } from '../../../test/render.tsx'
import { anInvite, aPacket } from '../../../test/samples.ts'
import { HistoryPanel } from './history-panel.tsx'

afterEach(() => vi.unstubAllGlobals())

test('a history that cannot be loaded can be tried again', async () => {
  open(mockProblem(packetCalls.getPacketEvents, 'unexpected'))

  await screen.findByText('The history could not be loaded.')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
})

test('a packet without events says what will be listed', async () => {
  open(history([]))

  await screen.findByText('Nothing has happened yet.')
})

test('an entry says who did what, and when', async () => {
  open(history([anEvent({ actor: 'Maria Lopez (Resident 1)', words: 'Signed' })]))

  const entry = await screen.findByText('Signed')
  const item = within(entry.closest('li') ?? document.body)
  expect(item.getByText('Maria Lopez (Resident 1)')).toBeDefined()
  expect(item.getByText(/^11\/\d\/2026 \d+:\d\d [AP]M$/)).toBeDefined()
})

test('it says when each resident last opened their link', async () => {
  const opened = anInvite('TT1', { lastOpenedAt: '2026-11-04T15:04:00.000Z', code: 'code' })
  const unopened = anInvite('TT2', { name: 'Bo Li', code: 'other' })
  open(history([anEvent()]), invites([opened, unopened]))

  await screen.findByText(/^Last opened the link on 11\/4\/2026/)
  expect(screen.getByText('Has not opened the link')).toBeDefined()
})

test('a question is answered once, and an empty answer is refused beside its box', async () => {
  const asked = anEvent({
    type: 'packet.question-asked',
    words: 'Asked: May I have a cat?',
    question: { role: 'TT1', answer: null, answerable: true },
  })
  const answer = { words: 'Yes, one.', at: '2026-11-05T15:04:00.000Z' }
  const sent: unknown[] = []
  open(
    mockResponse(packetCalls.getPacketEvents, () => ({
      events: [
        sent.length === 0
          ? asked
          : anEvent({ ...asked, question: { role: 'TT1', answer, answerable: true } }),
      ],
      next: null,
    })),
    mockResponse(inviteCalls.answerQuestion, ({ body, params }) => {
      sent.push([params.role, body])
      return undefined
    }),
  )
  const box = await screen.findByRole('textbox', { name: 'Your answer to Olivia Owner' })

  await userEvent.click(screen.getByRole('button', { name: 'Answer' }))
  expect(screen.getByText('Answer is required.')).toBeDefined()
  expect(sent).toEqual([])

  await userEvent.fill(box, ' Yes, one. ')
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }))
  await screen.findByText(/You answered on .*: Yes, one\./)
  expect(sent).toEqual([['TT1', { words: 'Yes, one.' }]])
  expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull()
})

test('a question from a link that no longer works cannot be answered here', async () => {
  const question = { role: 'TT1' as const, answer: null, answerable: false }
  open(history([anEvent({ words: 'Asked: Hello?', question })]))

  await screen.findByText(/Contact them yourself/)
  expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull()
})

test('a long history comes in pages, the newest first', async () => {
  open(
    mockResponse(packetCalls.getPacketEvents, ({ query }) =>
      query.get('after') === 'second'
        ? { events: [anEvent({ words: 'Created the packet' })], next: null }
        : {
            events: [anEvent({ seq: 101, words: `Hid it, ${query.get('order')}` })],
            next: 'second',
          },
    ),
  )
  await screen.findByText('Hid it, newest')

  await userEvent.click(screen.getByRole('button', { name: 'Show what happened before' }))

  await screen.findByText('Created the packet')
  expect(screen.queryByRole('button', { name: 'Show what happened before' })).toBeNull()
})

test('a PDF that cannot be made is reported beside its buttons', async () => {
  open(history([anEvent()]), mockProblem(packetCalls.downloadHistory, 'unexpected'))

  await userEvent.click(await screen.findByRole('button', { name: 'Download' }))

  await screen.findByText('The PDF could not be loaded.')
})

function open(...handlers: MockHandler[]) {
  fakeFetch(invites([]), ...handlers)
  renderApp(<HistoryPanel packet={aPacket()} onClose={() => undefined} />)
}

function history(events: PacketEvent[]): MockHandler {
  return mockResponse(packetCalls.getPacketEvents, () => ({ events, next: null }))
}

function invites(list: ReturnType<typeof anInvite>[]): MockHandler {
  return mockResponse(inviteCalls.getInviteDetailsByGroup, () => ({
    documentName: 'Lease',
    invites: list,
  }))
}

function anEvent(part: Partial<PacketEvent> = {}): PacketEvent {
  return {
    seq: 1,
    type: 'packet.created',
    at: '2026-11-03T15:04:05.000Z',
    actor: 'Olivia Owner',
    words: 'Created the packet',
    question: null,
    ...part,
  }
}
