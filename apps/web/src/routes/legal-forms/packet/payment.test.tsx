import {
  getInviteDetailsByGroup,
  getPacketByGroup,
  getPayment,
  postPayment,
} from '@countersign/contract/calls'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CurrentUserProvider } from '../../../features/session/current-user.tsx'
import { mockProblem, mockResponse } from '../../../test/fake-api.ts'
import { fakeFetch } from '../../../test/fake-fetch.ts'
import { renderApp } from '../../../test/render.tsx'
import { aPacket, aUser } from '../../../test/samples.ts'
import { Component as Payment } from './payment.tsx'

test('why a packet was not sent comes into view, wherever the page was scrolled to', async () => {
  await page.viewport(1280, 480)
  fakeFetch(
    mockResponse(getPacketByGroup, () => ({ packet: aPacket({ status: 'AWAITING_PAYMENT' }) })),
    mockResponse(getInviteDetailsByGroup, () => ({ documentName: 'Lease', invites: [] })),
    mockResponse(getPayment, () => ({
      amountCents: 0,
      currency: 'USD' as const,
      settlement: 'free' as const,
      receipt: null,
      attempt: null,
    })),
    mockProblem(postPayment, 'unavailable'),
  )
  renderApp(
    <CurrentUserProvider user={aUser()}>
      <Payment />
    </CurrentUserProvider>,
    { path: '/legal-forms/payment?documentGroupId=group-1' },
  )
  const pay = await screen.findByRole('button', { name: 'Pay for e-sign' })
  await expect.element(page.elementLocator(pay)).toBeEnabled()
  window.scrollTo(0, document.documentElement.scrollHeight)

  await userEvent.click(pay)
  await expect.element(page.elementLocator(await screen.findByRole('alert'))).toBeInViewport()
})
