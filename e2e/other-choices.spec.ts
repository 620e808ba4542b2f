import type { BrowserContext, FrameLocator } from '@playwright/test'
import { openRoom } from './support/open-room.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

const nothingLost = /Nothing is lost\. Check your internet/

test('without a network, or while the server is restarted, nothing beside signing is sent or lost: a question, the wish for paper, a reason to decline', async ({
  member,
  page,
  context,
}) => {
  const room = await openRoom(page, member, ['pet-addendum'])
  const question = room.getByRole('textbox', { name: 'Your question' })
  const alert = room.getByRole('alert').filter({ hasText: nothingLost })

  await test.step('a choice opens', async () => {
    const end = await loseNetwork(context)
    await openChoice(room, 'Ask the owner a question')
    await expect(question).toBeVisible()
    await end()
  })

  await test.step('a question keeps its words and is sent afterwards', async () => {
    await question.fill('Is heat included?')
    const end = await loseNetwork(context)
    await room.getByRole('button', { name: 'Send the question' }).click()
    await expect(alert).toBeVisible()
    await expect(question).toHaveValue('Is heat included?')
    await end()
    await room.getByRole('button', { name: 'Send the question' }).click()
    await expect(room.getByText('Your question was sent to Olivia Owner.')).toBeVisible()
    await expect(alert).toHaveCount(0)
    await expect(question).toHaveValue('')
  })

  await test.step('nor are they lost while the server is restarted', async () => {
    await question.fill('Is water included?')
    const end = await answer503(context)
    await room.getByRole('button', { name: 'Send the question' }).click()
    const refusal = room.getByRole('alert').filter({ hasText: /try again/i })
    await expect(refusal).toBeVisible()
    await expect(question).toHaveValue('Is water included?')
    await end()
    await room.getByRole('button', { name: 'Send the question' }).click()
    await expect(question).toHaveValue('')
    await expect(refusal).toHaveCount(0)
  })

  await test.step('paper is not asked for', async () => {
    await openChoice(room, 'I’d rather sign on paper')
    const ask = room.getByRole('button', { name: 'Ask for paper' })
    await expect(ask).toBeVisible()
    const end = await loseNetwork(context)
    await ask.click()
    await expect(alert).toBeVisible()
    await expect(room.getByText(/^You asked for paper/)).toHaveCount(0)
    await end()
    await ask.click()
    await expect(room.getByText('You asked for paper, and we told Olivia Owner.')).toBeVisible()
  })

  await test.step('a reason to decline is kept, and nothing is declined', async () => {
    await room.getByRole('button', { name: 'Decline', exact: true }).click()
    const dialog = room.getByRole('dialog')
    const reason = dialog.getByRole('textbox', { name: 'Reason' })
    await reason.fill('The rent is not what we agreed.')
    const end = await loseNetwork(context)
    await dialog.getByRole('button', { name: 'Decline to sign' }).click()
    await expect(dialog.getByRole('alert')).toContainText(nothingLost)
    await expect(reason).toHaveValue('The rent is not what we agreed.')
    await end()
    await dialog.getByRole('button', { name: 'Decline to sign' }).click()
    await expect(room.getByRole('heading', { name: 'Signing was declined' })).toBeVisible()
  })
})

test('without a network a link is not ended, and can be ended afterwards', async ({
  member,
  page,
  context,
}) => {
  const room = await openRoom(page, member, ['pet-addendum'])
  await openChoice(room, 'This isn’t me')
  await room.getByRole('button', { name: 'I am not Maria Lopez' }).click()
  const end = await loseNetwork(context)
  await room.getByRole('button', { name: 'Yes, end this link' }).click()
  await expect(room.getByRole('alert').filter({ hasText: nothingLost })).toBeVisible()

  await end()
  await room.getByRole('button', { name: 'Yes, end this link' }).click()
  await expect(room.getByRole('heading', { name: 'Thank you for telling us' })).toBeVisible()
})

async function openChoice(room: FrameLocator, name: string): Promise<void> {
  await room.getByText(name, { exact: true }).click()
}

type EndOutage = () => Promise<void>

async function loseNetwork(context: BrowserContext): Promise<EndOutage> {
  await context.setOffline(true)
  return () => context.setOffline(false)
}

async function answer503(context: BrowserContext): Promise<EndOutage> {
  const calls = (url: URL) => url.pathname.startsWith('/api/signing-room')
  await context.route(calls, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 503 }),
  )
  return () => context.unroute(calls)
}
