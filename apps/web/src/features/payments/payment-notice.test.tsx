import type { Payment, PaymentStatus } from '@countersign/contract/schemas/payments'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../test/render.tsx'
import { PaymentNotice } from './payment-notice.tsx'
import { isPaidOnline, isPaymentUnderWay, mustWait } from './payment-state.ts'

function aPayment(status: PaymentStatus, failure: string | null = null): Payment {
  return {
    amountCents: 700,
    currency: 'USD',
    settlement: 'online',
    receipt: null,
    attempt: { status, failure, wrongAmount: false },
  }
}

test('a page that was left unpaid says that nothing was charged, and why a card failed', () => {
  renderApp(
    <PaymentNotice payment={aPayment('pending', 'The card was declined.')} returned="back" />,
  )

  expect(screen.getByText('You have not paid yet.')).toBeVisible()
  expect(screen.getByText(/The card was declined\. Nothing was charged/)).toBeVisible()
})

test('after the return, a payment that has not arrived is waited for', () => {
  renderApp(<PaymentNotice payment={aPayment('pending')} returned="done" />)

  expect(screen.getByRole('status').textContent).toMatch(/We are waiting for your payment\./)
})

test('a bank payment on its way must be waited for: it cannot be paid a second time', () => {
  const payment = aPayment('processing')
  renderApp(<PaymentNotice payment={payment} returned="done" />)

  expect(screen.getByRole('status').textContent).toMatch(/up to 5 business days/)
  expect([mustWait(payment), isPaymentUnderWay(payment), isPaidOnline(payment)]).toEqual([
    true,
    true,
    true,
  ])
})

test('a failed payment, an expired page and a refund say what to do now', () => {
  renderApp(
    <>
      <PaymentNotice payment={aPayment('failed')} returned={undefined} />
      <PaymentNotice payment={aPayment('expired')} returned={undefined} />
      <PaymentNotice payment={aPayment('refunded')} returned={undefined} />
    </>,
  )

  expect(screen.getByRole('alert').textContent).toMatch(/Nothing was charged\. You can pay again\./)
  expect(screen.getByText('The payment page is no longer open.')).toBeVisible()
  expect(screen.getByText('To send this packet, pay again.')).toBeVisible()
})

test('a fee that is on its way back is said before it is paid again', () => {
  renderApp(<PaymentNotice payment={aPayment('paid')} returned={undefined} />)

  expect(screen.getByText('The fee that you paid is due back to you.')).toBeVisible()
  expect(screen.getByText(/To send this packet, pay again\./)).toBeVisible()
})

test('an invoiced fee that was canceled is never called refunded', () => {
  const payment: Payment = { ...aPayment('refunded'), settlement: 'invoiced' }
  renderApp(<PaymentNotice payment={payment} returned={undefined} />)

  expect(screen.getByText('The earlier fee will not be invoiced.')).toBeVisible()
  expect(screen.queryByText(/refunded|pay again/)).toBeNull()
})

test('a wrong amount is given back before it can be paid again', () => {
  const payment = aPayment('pending')
  const wrong: Payment = {
    ...payment,
    attempt: { status: 'pending', failure: null, wrongAmount: true },
  }
  renderApp(<PaymentNotice payment={wrong} returned="done" />)

  expect(screen.getByRole('alert').textContent).toMatch(/is not the fee of this packet/)
  expect(mustWait(wrong)).toBe(true)
})
