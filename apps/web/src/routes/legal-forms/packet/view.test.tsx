import { packetCalls } from '@countersign/contract/calls/packets'
import { inviteCalls } from '@countersign/contract/calls/signing-invites'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockProblem, mockResponse } from '../../../test/fake-api.ts'
import { fakeFetch } from '../../../test/fake-fetch.ts'
import { renderApp } from '../../../test/render.tsx'
import { aPacket } from '../../../test/samples.ts'
import { Component as ViewPage } from './view.tsx'

test.each([
  ['online', /^Signed by everyone on 11\/12\/2026/],
  ['paper', /^Finished on paper\. The scan was sealed on 11\/12\/2026/],
] as const)('of a packet finished %s, the day is called what it is', async (executedOn, words) => {
  const packet = aPacket({
    status: 'FULLY_EXECUTED',
    executionDate: '2026-11-12T18:00:00.000Z',
    executedOn,
  })
  fakeFetch(
    mockResponse(packetCalls.getPacketByGroup, () => ({ packet })),
    mockResponse(inviteCalls.getInviteDetailsByGroup, () => ({
      documentName: 'Lease',
      invites: [],
    })),
    mockProblem(packetCalls.downloadDocument, 'packet-not-found'),
  )
  renderApp(<ViewPage />, { path: '/legal-forms/view?documentGroupId=group-1' })

  expect(await screen.findByText(words)).toBeVisible()
})
