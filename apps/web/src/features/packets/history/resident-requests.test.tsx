import { formatInstant } from '@countersign/answers/format-day'
import { packetCalls } from '@countersign/contract/calls/packets'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { mockResponse } from '../../../test/fake-api.ts'
import { fakeFetch } from '../../../test/fake-fetch.ts'
import { renderApp } from '../../../test/render.tsx'
import { aPacket } from '../../../test/samples.ts'
import { ResidentRequests } from './resident-requests.tsx'

afterEach(() => vi.unstubAllGlobals())

test('what residents asked and the owner answered has its dates in the form of the rest of the page', async () => {
  const [askedAt, answeredAt] = ['2026-11-04T15:04:00.000Z', '2026-11-05T16:05:00.000Z']
  const question = {
    role: 'TT1' as const,
    answer: { words: 'Yes, one.', at: answeredAt },
    answerable: true,
  }
  fakeFetch(
    mockResponse(packetCalls.getPacketEvents, () => ({
      events: [
        {
          seq: 1,
          type: 'packet.question-asked',
          at: askedAt,
          actor: 'Maria Lopez',
          words: 'Asked: May I have a cat?',
          question,
        },
      ],
      next: null,
    })),
  )
  renderApp(<ResidentRequests packet={aPacket()} />)

  const requests = within(await screen.findByRole('region', { name: 'From the residents' }))
  expect(requests.getByText(formatInstant(askedAt))).toBeVisible()
  expect(
    requests.getByText(`You answered on ${formatInstant(answeredAt)}: Yes, one.`),
  ).toBeVisible()
})
