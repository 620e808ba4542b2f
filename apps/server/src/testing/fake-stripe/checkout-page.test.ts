import { expect, test } from 'vitest'
import { answerPage } from './checkout-page.ts'
import { createLedger } from './ledger.ts'

const ledger = createLedger({ now: () => new Date(), origin: () => 'http://stripe' })

function openSession(): string {
  return ledger.createSession({
    amount: 700,
    currency: 'usd',
    metadata: {},
    intentMetadata: {},
    reference: null,
    successUrl: 'http://shop/done',
    cancelUrl: 'http://shop/back',
  }).id
}

function post(id: string, action: string) {
  return answerPage(ledger, { method: 'POST', path: `/c/pay/${id}/${action}` })
}

test.each(['card', 'bank', 'decline'])(
  'a page that was paid or has expired answers %s with the page, which can no longer be paid',
  (action) => {
    const paid = openSession()
    const expired = openSession()
    expect(post(paid, 'card').headers).toEqual({ location: 'http://shop/done' })
    ledger.expireSession(expired)

    for (const id of [paid, expired]) {
      expect(post(id, action).headers).toEqual({ location: `/c/pay/${id}` })
      const page = answerPage(ledger, { method: 'GET', path: `/c/pay/${id}` })
      expect(page.body).toContain('This page is no longer open.')
    }
    expect(ledger.balanceCents()).toBe(700 * ledger.charges.size)
  },
)

test('an address without a payment page says so', () => {
  expect(answerPage(ledger, { method: 'GET', path: '/c/pay/cs_test_unknown' }).status).toBe(404)
})
