import { authCalls } from '@countersign/contract/calls/auth'
import { propertyCalls } from '@countersign/contract/calls/properties'
import { test, type Page } from '@playwright/test'
import { expect } from './support/expect.ts'
import {
  signEvent,
  startFakeStripe,
  type FakeStripe,
} from '../apps/server/src/testing/fake-stripe/index.ts'
import { startOwnServer, type OwnServer } from './server/start-own-server.ts'
import { api } from './support/api.ts'
import type { Member } from './support/member.ts'
import { createPacketAt } from './support/packet.ts'

/** Fees are paid on Stripe's page, which a stand-in plays: the official client talks to it. */

test.describe.configure({ mode: 'serial' })

const secretKey = 'sk_test_of_the_journey'
const webhookSecret = 'whsec_of_the_journey'
const sharedUrl = process.env.E2E_BASE_URL

let stripe: FakeStripe
let server: OwnServer
let page: Page
let member: Member

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000)
  stripe = await startFakeStripe({ secretKey })
  server = await startOwnServer({
    FEE_CENTS: '750',
    PAYMENT_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: stripe.url,
  })
  process.env.E2E_BASE_URL = server.url
  page = await browser.newPage()
  member = await logIn()
})
test.afterAll(async () => {
  process.env.E2E_BASE_URL = sharedUrl
  await page.close()
  await server.stop()
  await stripe.stop()
})

async function logIn(): Promise<Member> {
  await page.goto(server.url)
  await page.getByRole('button', { name: 'Log in with your membership' }).click()
  await page.getByLabel('Email').fill('owner@example.com')
  await page.getByLabel('Password').fill('countersign')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/legal-forms$/)
  const token = (await page.evaluate(() => localStorage.getItem('countersign.token'))) ?? ''
  const memberApi = api(token)
  const { user } = await memberApi.call(authCalls.getMe)
  const { property } = await memberApi.call(propertyCalls.postProperty, {
    params: { id: user._id },
    body: {
      name: 'Maple Street Duplex',
      address: { street: '412 Maple Street', city: 'Springfield', state: 'IL', zip: '62704' },
      units: [{ name: 'Unit A' }],
    },
  })
  return { id: user._id, name: user.name, email: user.email, token, api: memberApi, property }
}

async function openPayment(name: string): Promise<string> {
  const { groupId } = await createPacketAt('filled', member, { formIds: ['pet-addendum'], name })
  await page.goto(`${server.url}/legal-forms/payment?documentGroupId=${groupId}`)
  await expect(page.getByText('$7.50')).toBeVisible()

  return groupId
}

/** Sends the newest event of this type to the server, as Stripe does. */
async function deliver(type: string): Promise<void> {
  const event = stripe.ledger.events.findLast((one) => one.type === type)
  if (!event) {
    throw new Error(`There is no event ${type}.`)
  }
  const { body, headers } = signEvent(event, { secret: webhookSecret, at: new Date() })
  const answer = await fetch(`${server.url}/api/webhooks/stripe`, { method: 'POST', headers, body })
  expect(answer.status).toBe(204)
}

function payButton() {
  return page.getByRole('button', { name: 'Pay for e-sign' })
}

async function look(name: string): Promise<void> {
  if (!process.env.LOOK) {
    return
  }
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: `${process.env.LOOK}/${name}-${width}.png`, fullPage: true })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('while Stripe is away the screen says so, and the packet stays', async () => {
  await openPayment('Away')
  await look('1-unpaid')
  stripe.faultOf = () => 'cut-before'
  await payButton().click()
  await expect(page.getByRole('alert')).toContainText(
    'Payments are not available right now; nothing was charged.',
  )
  await look('2-away')

  stripe.faultOf = () => undefined
  await payButton().click()
  await expect(page.getByRole('heading', { name: 'Pay $7.50' })).toBeVisible()
})

test('an owner who leaves the page unpaid, or whose card is declined, pays later', async () => {
  await openPayment('Back and forth')
  await payButton().click()
  await page.getByRole('link', { name: 'Back to the shop' }).click()
  await expect(page.getByText('You have not paid yet.')).toBeVisible()
  await look('3-back')

  await payButton().click()
  await page.getByRole('button', { name: 'Use a card that is declined' }).click()
  await expect(page).toHaveURL(/declined$/)
  await page.goBack()
  await page.goBack()
  await expect(page.getByText('You have not paid yet.')).toBeVisible()
  await page.reload()
  await expect(page.getByText(/The card was declined\./)).toBeVisible()
  await look('4-declined')

  await payButton().click()
  await page.getByRole('button', { name: 'Pay $7.50 by card' }).click()
  await expect(page.getByText('Your payment arrived.')).toBeVisible()
})

test('an owner pays, gets a receipt and sends the packet; canceling it brings the fee back', async () => {
  await openPayment('Maple Street pets')
  await payButton().click()
  await page.getByRole('button', { name: 'Pay $7.50 by card' }).click()
  await expect(page.getByText('Your payment arrived.')).toBeVisible()
  await expect(
    page.getByText(/^Paid on .* with Visa ending in 4242\. Not sent yet\./),
  ).toBeVisible()
  await look('5-paid')

  await page.getByRole('link', { name: /^Receipt R-/ }).click()
  await expect(page.getByRole('heading', { name: /^Receipt R-\d{6}$/ })).toBeVisible()
  await look('6-receipt')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  expect((await download).suggestedFilename()).toMatch(/^R-\d{6}\.pdf$/)
  if (process.env.LOOK) {
    await (await download).saveAs(`${process.env.LOOK}/receipt.pdf`)
  }
  await page.goBack()

  await page.getByRole('button', { name: 'Send to residents' }).click()
  await expect(page).toHaveURL(/\/resident-link/)
  await page.getByRole('button', { name: 'Cancel this packet' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('Wrong unit.')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel this packet' }).click()
  await expect(page.getByRole('heading', { name: 'Archived packet' })).toBeVisible()

  await expect(async () => {
    await page.goto(`${server.url}/account`)
    const receipt = page.getByRole('listitem').filter({ hasText: 'Maple Street pets' })
    await expect(receipt).toContainText('Refunded', { timeout: 1000 })
  }).toPass()
  await look('7-account')
  await page
    .getByRole('link', { name: /^Receipt R-/ })
    .first()
    .click()
  await expect(page.getByText(/\$7\.50 refunded on .*, because the packet ended/)).toBeVisible()
  await look('8-refunded')
})

test('a bank payment is waited for, and its arrival is shown by itself', async () => {
  await openPayment('By bank')
  await payButton().click()
  await page.getByRole('button', { name: 'Pay from a bank account' }).click()
  await expect(page.getByText('Your bank payment is on its way.')).toBeVisible()
  await expect(payButton()).toBeDisabled()
  await look('9-processing')

  const session = [...stripe.ledger.sessions.values()].at(-1)
  stripe.ledger.settleBank(session?.id ?? '', 'paid')
  await deliver('checkout.session.async_payment_succeeded')
  await expect(page.getByText('Your payment arrived.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send to residents' })).toBeEnabled()
})

test('a bank payment that fails can be paid again', async () => {
  await openPayment('Without funds')
  await payButton().click()
  await page.getByRole('button', { name: 'Pay from a bank account' }).click()
  await expect(page.getByText('Your bank payment is on its way.')).toBeVisible()
  const session = [...stripe.ledger.sessions.values()].at(-1)
  stripe.ledger.settleBank(session?.id ?? '', 'failed')
  await deliver('checkout.session.async_payment_failed')
  await expect(page.getByText('The payment did not go through.')).toBeVisible()
  await look('10-failed')

  await payButton().click()
  await page.getByRole('button', { name: 'Pay $7.50 by card' }).click()
  await expect(page.getByText('Your payment arrived.')).toBeVisible()
})
