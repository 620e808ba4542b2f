import { packetCalls } from '@countersign/contract/calls/packets'
import { createPacketAt } from './support/packet.ts'
import { completeRoom, consent, getRoomFrame, openLink, stopChecks } from './support/room.ts'
import { expect, test } from './support/test.ts'

const forged = { action: 'signedComplete', isSigned: true }

test('a message from the page itself or from another frame does not change the packet', async ({
  member,
  memberPage,
}) => {
  const { groupId } = await createPacketAt('created', member)
  const start = `/legal-forms/start?documentGroupId=${groupId}`
  await memberPage.goto(start)
  await expect(getRoomFrame(memberPage).getByRole('button', { name: 'Finish' })).toBeVisible()
  await memberPage.evaluate((message) => window.postMessage(message, '*'), forged)
  await memberPage.evaluate(async (message) => {
    const stranger = document.createElement('iframe')
    stranger.src = 'about:blank'
    const loaded = new Promise((resolve) => stranger.addEventListener('load', resolve))
    document.body.append(stranger)
    await loaded
    window.dispatchEvent(
      new MessageEvent('message', {
        data: message,
        origin: 'https://evil.example',
        source: stranger.contentWindow,
      }),
    )
    stranger.remove()
  }, forged)
  await memberPage.reload()
  await expect(memberPage).toHaveURL(new RegExp(`start\\?documentGroupId=${groupId}`))
})

test('a message from the signing frame is no proof: the page asks the server', async ({
  member,
  memberPage,
}) => {
  const { groupId } = await createPacketAt('created', member)
  await memberPage.goto(`/legal-forms/start?documentGroupId=${groupId}`)
  const room = getRoomFrame(memberPage)
  await expect(room.getByRole('button', { name: 'Finish' })).toBeVisible()
  const asked = memberPage.waitForResponse((answer) =>
    answer.url().includes('/legal-form-packets/group/'),
  )
  await room
    .locator('body')
    .evaluate((_, message) => window.parent.postMessage(message, window.location.origin), forged)
  await asked
  await expect(memberPage).toHaveURL(/\/legal-forms\/start\?/)
})

test('two tabs finish the same session: the later one succeeds, the other shows the current status', async ({
  member,
  browser,
}) => {
  const { residents, groupId } = await createPacketAt('sent', member)
  const context = await browser.newContext()
  const one = await context.newPage()
  await stopChecks(one)
  const link = `/sign/${residents[0]?.code ?? ''}`
  await openLink(one, link)
  await consent(getRoomFrame(one))
  await completeRoom(getRoomFrame(one))
  // Opened late: Chromium draws the older tab of a window only once a second.
  const other = await context.newPage()
  await other.goto(link)
  const finish = (page: typeof one) => getRoomFrame(page).getByRole('button', { name: 'Finish' })
  await expect(finish(other)).toBeEnabled()
  await Promise.all([finish(one).click(), finish(other).click()])
  await expect(other).toHaveURL(/\/sign\/status/)
  const continueHere = getRoomFrame(one).getByRole('button', { name: 'Continue here' })
  await expect(async () => {
    // The order in which the server gets the two requests decides what the older page shows.
    if (await continueHere.isVisible()) {
      await continueHere.click()
    }
    await expect(one).toHaveURL(/\/sign\/status/, { timeout: 2000 })
  }).toPass()
  const { events } = await member.api.call(packetCalls.getPacketEvents, {
    params: { docGroupId: groupId },
    query: { limit: 100 },
  })
  expect(events.filter(({ type }) => type === 'packet.resident-signed')).toHaveLength(1)
  await context.close()
})
