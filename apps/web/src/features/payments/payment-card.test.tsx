import { screen, within } from '@testing-library/react'
import type { Payment, Receipt, Settlement } from '@countersign/contract'
import { expect, test } from 'vitest'
import { renderApp } from '../../test/render.tsx'
import { aPacket } from '../../test/samples.ts'
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

test('a packet without a fee says that there is no charge', () => {
  renderCard({ amountCents: 0, currency: 'USD', receipt: null })

  expect(screen.getByText('$0.00')).toBeVisible()
  expect(screen.getByText('There is no charge. You will get a receipt for $0.00.')).toBeVisible()
})

test('a fee is shown in dollars', () => {
  renderCard({ amountCents: 1250, currency: 'USD', receipt: null })

  expect(screen.getByText('$12.50')).toBeVisible()
  expect(screen.queryByText(/There is no charge/)).toBeNull()
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

test('the documents are listed with their editions, the residents with their emails', () => {
  renderCard({ amountCents: 0, currency: 'USD', receipt: null })

  expect(within(list('Documents to sign')).getByText('Edition 1')).toBeVisible()
  expect(within(list('Sent to')).getByText('maria@example.com')).toBeVisible()
})

function renderCard(
  payment: Pick<Payment, 'amountCents' | 'currency' | 'receipt'>,
  settlement: Settlement = payment.amountCents === 0 ? 'free' : 'online',
) {
  renderApp(
    <PaymentCard
      packet={aPacket({
        tenants: [
          { _id: 'tenant-1', name: 'Maria Lopez', email: 'maria@example.com (Countersign)' },
        ],
      })}
      payment={{ settlement, attempt: null, ...payment }}
    />,
  )
}

function list(name: string) {
  return screen.getByRole('region', { name })
}
