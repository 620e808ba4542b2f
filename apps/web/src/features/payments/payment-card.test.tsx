import { screen } from '@testing-library/react'
import type { Payment, Receipt, Settlement } from '@countersign/contract/schemas/payments'
import { expect, test } from 'vitest'
import { renderApp } from '../../test/render.tsx'
import { PaymentCard } from './payment-card.tsx'

const receipt = {
  _id: 'receipt-1',
  documentGroupId: 'group-1',
  amountCents: 1250,
  currency: 'USD',
  paidAt: '2026-11-03T15:04:00.000Z',
  number: 'R-000001',
  settlement: 'online',
  method: null,
  refunds: [],
  dispute: null,
} satisfies Receipt

test('a fee is shown in dollars', () => {
  renderCard({ amountCents: 1250, currency: 'USD', receipt: null })

  expect(screen.getByText('$12.50')).toBeVisible()
})

test('a fee without a payment provider will be invoiced, and its receipt says so', () => {
  renderCard({ amountCents: 1250, currency: 'USD', receipt: null }, 'invoiced')
  expect(screen.getByText('This fee will be invoiced. Nothing is charged now.')).toBeVisible()

  renderCard(
    { amountCents: 1250, currency: 'USD', receipt: { ...receipt, settlement: 'invoiced' } },
    'invoiced',
  )
  expect(screen.getByText(/^Will be invoiced\. Recorded on/)).toBeVisible()
  expect(screen.queryByText(/paid/i)).toBeNull()
})

test('a packet that is paid but not sent says so', () => {
  renderCard({ amountCents: 1250, currency: 'USD', receipt })

  expect(screen.getByText(/^Paid on 11\/3\/2026 9:04 AM\. Not sent yet\./)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Receipt R-000001' })).toBeVisible()
})

function renderCard(
  payment: Pick<Payment, 'amountCents' | 'currency' | 'receipt'>,
  settlement: Settlement = payment.amountCents === 0 ? 'free' : 'online',
) {
  renderApp(<PaymentCard payment={{ settlement, attempt: null, ...payment }} />)
}
