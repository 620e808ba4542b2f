import type { Payment, Settlement } from '@countersign/contract/schemas/payments'
import { packetCalls } from '@countersign/contract/calls/packets'
import { paymentCalls } from '@countersign/contract/calls/payments'
import { inviteCalls } from '@countersign/contract/calls/signing-invites'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CurrentUserProvider } from '../../../features/session/current-user.tsx'
import { mockProblem, mockResponse } from '../../../test/fake-api.ts'
import { fakeFetch } from '../../../test/fake-fetch.ts'
import { renderApp } from '../../../test/render.tsx'
import { aPacket, aUser } from '../../../test/samples.ts'
import { Component as PaymentPage } from './payment.tsx'

test('why a packet was not sent comes into view, wherever the page was scrolled to', async () => {
  await page.viewport(1280, 480)
  fakeFetch(
    mockResponse(packetCalls.getPacketByGroup, () => ({
      packet: aPacket({ status: 'AWAITING_PAYMENT' }),
    })),
    mockResponse(inviteCalls.getInviteDetailsByGroup, () => ({
      documentName: 'Lease',
      invites: [],
    })),
    mockResponse(paymentCalls.getPayment, () => aPayment(0, 'free')),
    mockProblem(paymentCalls.postPayment, 'unavailable'),
  )
  renderPage()
  const pay = await screen.findByRole('button', { name: 'Pay for e-sign' })
  await expect.element(page.elementLocator(pay)).toBeEnabled()
  window.scrollTo(0, document.documentElement.scrollHeight)

  await userEvent.click(pay)
  await expect.element(page.elementLocator(await screen.findByRole('alert'))).toBeInViewport()
})

test.each(['invoiced', 'online'] as const)(
  'a fee (%s) that changed while the page was open is shown, and paid only by a second click',
  async (settlement) => {
    let fee = 700
    const requests = fakeFetch(
      mockResponse(packetCalls.getPacketByGroup, () => ({
        packet: aPacket({ status: 'AWAITING_PAYMENT' }),
      })),
      mockResponse(inviteCalls.getInviteDetailsByGroup, () => ({
        documentName: 'Lease',
        invites: [],
      })),
      mockResponse(paymentCalls.getPayment, () => aPayment(fee, settlement)),
      mockProblem(paymentCalls.postPayment, 'fee-changed', { detail: 'The fee is now $9.00.' }),
    )
    renderPage()
    const pay = await screen.findByRole('button', { name: 'Pay for e-sign' })
    await expect.element(page.elementLocator(pay)).toBeEnabled()
    fee = 900

    await userEvent.click(pay)
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The fee is now $9.00.If you agree to the new fee, click “Pay for e-sign” again.',
    )
    expect(await screen.findByText('$9.00')).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Pay for e-sign' }))

    await expect.poll(() => paymentsIn(requests)).toHaveLength(2)
    expect(await Promise.all(paymentsIn(requests).map((sent) => sent.clone().json()))).toEqual([
      { documentGroupId: 'group-1', amountCents: 700 },
      { documentGroupId: 'group-1', amountCents: 900 },
    ])
  },
)

function paymentsIn(requests: Request[]): Request[] {
  return requests.filter(({ method, url }) => method === 'POST' && url.endsWith('/payments'))
}

function renderPage() {
  renderApp(
    <CurrentUserProvider user={aUser()}>
      <PaymentPage />
    </CurrentUserProvider>,
    { path: '/legal-forms/payment?documentGroupId=group-1' },
  )
}

function aPayment(amountCents: number, settlement: Settlement): Payment {
  return { amountCents, currency: 'USD', settlement, receipt: null, attempt: null }
}
