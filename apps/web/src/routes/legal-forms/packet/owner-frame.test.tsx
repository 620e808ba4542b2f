import { packetCalls } from '@countersign/contract/calls/packets'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockProblem } from '../../../test/fake-api.ts'
import { fakeFetch } from '../../../test/fake-fetch.ts'
import { renderApp } from '../../../test/render.tsx'
import { aPacket } from '../../../test/samples.ts'
import { OwnerFrame } from './owner-frame.tsx'

test('who fills out a packet whose form was withdrawn learns it before the payment', () => {
  fakeFetch(mockProblem(packetCalls.createSigningLink, 'provider-unavailable'))
  const words = 'The association has withdrawn “Pet Addendum”.'
  const packet = aPacket({
    status: 'IN_PROGRESS',
    outdatedForms: [{ words, stops: true, hasNext: true }],
  })
  renderApp(<OwnerFrame packet={packet} here="start" title="Fill out" actions={undefined} />)

  expect(screen.getByText('This packet cannot be sent as it is.')).toBeVisible()
  expect(screen.getByText(words)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Take the new edition' })).toBeVisible()
})
