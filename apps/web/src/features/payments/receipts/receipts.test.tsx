import type { ReceiptDetails } from '@countersign/contract/schemas/payments'
import { paymentCalls } from '@countersign/contract/calls/payments'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockProblem, mockResponse } from '../../../test/fake-api.ts'
import { fakeFetch } from '../../../test/fake-fetch.ts'
import { renderApp } from '../../../test/render.tsx'
import { ReceiptCard } from './receipt-card.tsx'
import { ReceiptList } from './receipt-list.tsx'

function aReceipt(part: Partial<ReceiptDetails> = {}): ReceiptDetails {
  return {
    _id: 'receipt-1',
    documentGroupId: 'group-1',
    number: 'R-000012',
    amountCents: 1250,
    currency: 'USD',
    settlement: 'online',
    paidAt: '2026-11-03T15:04:00.000Z',
    method: 'Visa ending in 4242',
    refunds: [],
    dispute: null,
    packetName: 'Maple Street pets',
    address: '412 Maple Street, Unit A, Springfield, IL 62704',
    paidBy: { name: 'Olivia Owner', email: 'owner@example.com' },
    documents: [{ title: 'Pet Addendum', edition: '1' }],
    ...part,
  }
}

test('receipts that cannot be loaded can be tried again', async () => {
  fakeFetch(mockProblem(paymentCalls.getReceipts, 'unexpected'))
  renderApp(<ReceiptList />)

  expect(await screen.findByText('The receipts could not be loaded.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('an account without receipts shows none', async () => {
  fakeFetch(mockResponse(paymentCalls.getReceipts, () => ({ receipts: [], next: null })))
  renderApp(<ReceiptList />)

  await waitFor(() => expect(screen.queryByText('Receipts')).toBeNull())
})

test('receipts are listed with what became of them', async () => {
  const refund = {
    amountCents: 1250,
    status: 'succeeded',
    reason: 'canceled',
    requestedAt: '2026-11-04T15:04:00.000Z',
  } as const
  const receipts = [
    aReceipt(),
    aReceipt({ _id: 'receipt-2', number: 'R-000013', settlement: 'invoiced' }),
    aReceipt({ _id: 'receipt-3', number: 'R-000014', refunds: [refund] }),
  ]
  fakeFetch(mockResponse(paymentCalls.getReceipts, () => ({ receipts, next: null })))
  renderApp(<ReceiptList />)

  expect(await screen.findByRole('link', { name: 'Receipt R-000012' })).toHaveAttribute(
    'href',
    '/account/receipts/receipt-1',
  )
  const states = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(states[0]).toContain('Paid')
  expect(states[1]).toContain('Will be invoiced')
  expect(states[1]).not.toContain('Paid')
  expect(states[2]).toContain('Refunded')
})

test('a refund that failed is not hidden behind the payment', () => {
  const refund = {
    amountCents: 1250,
    status: 'failed',
    reason: 'canceled',
    requestedAt: '2026-11-04T15:04:00.000Z',
  } as const
  renderApp(<ReceiptCard receipt={aReceipt({ refunds: [refund] })} />)

  expect(screen.getByText('Refund failed')).toBeVisible()
  expect(screen.getByText(/The refund of \$12\.50 on .* failed\./)).toBeVisible()
  expect(screen.queryByText('Paid')).toBeNull()
})

test('an invoiced fee is never called paid', () => {
  renderApp(<ReceiptCard receipt={aReceipt({ settlement: 'invoiced', method: null })} />)

  expect(screen.getByText('Will be invoiced')).toBeVisible()
  expect(screen.queryByText(/paid/i)).toBeNull()
})
