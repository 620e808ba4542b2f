import { packetCalls } from '@countersign/contract/calls/packets'
import { inviteCalls } from '@countersign/contract/calls/signing-invites'
import { createPacketAt } from './support/packet.ts'
import { completeRoomByApi } from './support/room-by-api.ts'
import { getRoomFrame, openLink, stopChecks } from './support/room.ts'
import { expect, test } from './support/test.ts'

const formIds = ['pet-addendum']
const forged = { action: 'signedComplete', isSigned: true }

test('no message to the page is a proof: of the signing frame it asks the server, of others it does nothing', async ({
  member,
  memberPage,
}) => {
  const { groupId } = await createPacketAt('created', member, { formIds })
  await memberPage.goto(`/legal-forms/start?documentGroupId=${groupId}`)
  const room = getRoomFrame(memberPage)
  await expect(room.getByRole('button', { name: 'Finish' })).toBeVisible()

  await test.step('a message of the signing frame', async () => {
    const asked = memberPage.waitForResponse((answer) =>
      answer.url().includes('/legal-form-packets/group/'),
    )
    await room
      .locator('body')
      .evaluate((_, message) => window.parent.postMessage(message, window.location.origin), forged)
    await asked
    await expect(memberPage).toHaveURL(/\/legal-forms\/start\?/)
  })

  await test.step('a message of the page itself or of another frame', async () => {
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
})

test('two tabs finish the same session: the later one succeeds, the other shows the current status', async ({
  member,
  browser,
}) => {
  const { residents, groupId } = await createPacketAt('sent', member, { formIds })
  const context = await browser.newContext()
  const one = await context.newPage()
  await stopChecks(one)
  const code = residents[0]?.code ?? ''
  const { embedUrl } = await member.api.call(inviteCalls.getEmbeddedLink, { params: { code } })
  await completeRoomByApi(embedUrl)
  const link = `/sign/${code}`
  await openLink(one, link)
  const finish = (page: typeof one) => getRoomFrame(page).getByRole('button', { name: 'Finish' })
  await expect(finish(one)).toBeEnabled()
  // Opened late: Chromium draws the older tab of a window only once a second.
  const other = await context.newPage()
  await other.goto(link)
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
