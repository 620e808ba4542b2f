import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { packetCalls } from '@countersign/contract/calls/packets'
import { inviteCalls } from '@countersign/contract/calls/signing-invites'
import { roomCalls } from '@countersign/contract/calls/signing-room'
import type { Browser, Locator, Page } from '@playwright/test'
import { roomApi } from './support/api.ts'
import { garageLease } from './support/garage-lease.ts'
import { inspectPdf } from './support/inspect-pdf.ts'
import { query, signInAs, type Member } from './support/member.ts'
import { createPacketAt, executePacket, signAsResident } from './support/packet.ts'
import { getRoomFrame, showQuestions } from './support/room.ts'
import { expect, findViolations, test } from './support/test.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const formIds = ['pet-addendum']
const people = [['Maria', 'Lopez']] as const

test('on a phone, an owner repairs a lease that went to the wrong address with the wrong rent', async ({
  browser,
  member,
}) => {
  test.slow()
  const { groupId, residents } = await createPacketAt('sent', member, { people })
  const oldLink = `/sign/${residents[0]?.code ?? ''}`
  const page = await openPhone(browser, member)

  await test.step('the address takes two clicks and one box', async () => {
    await page.goto(`/legal-forms/resident-link?documentGroupId=${groupId}`)
    const clicks = countClicks()
    await clicks.click(page.getByRole('button', { name: 'Correct' }))
    const dialog = page.getByRole('dialog', { name: 'Correct this person' })
    await expect(dialog.getByLabel('Email')).toBeFocused()
    await dialog.getByLabel('Email').fill('maria.right@example.com')
    await clicks.click(dialog.getByRole('button', { name: 'Save and send' }))
    await expect(page.getByText('maria.right@example.com')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    expect(clicks.count()).toBe(2)
    await expectMailTo(groupId, 'maria.right@example.com')
    await expectDead(browser, oldLink)
  })

  await test.step('the rent is the only answer that is typed again', async () => {
    await page.getByRole('button', { name: 'Change answers' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change the answers?' })
    await expect(dialog.getByText(/what you paid stays paid/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Change answers' }).click()
    await expect(page).toHaveURL(/\/legal-forms\/start\?/)
    const room = getRoomFrame(page)
    await showQuestions(room, 'Rent')
    await room
      .getByLabel(/^Monthly rent/)
      .first()
      .fill('1,725')
    await room
      .getByLabel(/^Monthly rent/)
      .first()
      .blur()
    await expect(room.getByText('Saved', { exact: true })).toBeVisible()
    await room.getByRole('button', { name: 'Finish' }).click()
    await expect(page).toHaveURL(/\/legal-forms\/payment\?/)
  })

  await test.step('nothing is paid twice, and the resident gets a new link', async () => {
    await page.getByText('Change', { exact: true }).click()
    await page.getByLabel('Links work for').selectOption('14 days')
    await page.getByRole('button', { name: 'Send to residents' }).dblclick()
    await expect(page).toHaveURL(/\/legal-forms\/resident-link\?/)
    expect((await readPacket(member, groupId)).linkDays).toBe(14)
    expect(await findViolations(page)).toEqual([])
  })

  const link = await page.getByRole('link', { name: /\/sign\// }).getAttribute('href')
  await signAsResident(member, link?.split('/').at(-1) ?? '')
  const { text, signatureValid } = await inspectPdf(await executePacket(member, groupId))
  expect(signatureValid).toBe(true)
  expect(text).toContain('1,725')
  expect(text).toContain('maria.right@example.com')
})

test('a packet that a resident declined is revised, paid once and sent again', async ({
  browser,
  member,
}) => {
  const { groupId, residents, name } = await createPacketAt('sent', member, { formIds, people })
  const { embedUrl } = await member.api.call(inviteCalls.getEmbeddedLink, {
    params: { code: residents[0]?.code ?? '' },
  })
  await roomApi(embedUrl).call(roomCalls.postRoomDecline, {
    body: { reason: 'The rent is not what we agreed.' },
  })
  const page = await openPhone(browser, member)

  await page.goto(`/legal-forms/status?documentGroupId=${groupId}`)
  await expect(page.getByText(/^Maria Lopez declined to sign on/)).toBeVisible()
  await expect(page.getByText('Reason: The rent is not what we agreed.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Maria Lopez' })).toContainText(
    'Declined',
  )
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Revise' }).click()
  const dialog = page.getByRole('dialog', { name: 'Revise this packet?' })
  await expect(dialog.getByText(/a fee that you paid carries over/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Revise' }).click()

  await expect(page).toHaveURL(/\/legal-forms\/start\?/)
  await expect(page.getByRole('link', { name: `${name}, the earlier packet` })).toBeVisible()
  await getRoomFrame(page).getByRole('button', { name: 'Finish' }).click()
  await expect(page).toHaveURL(/\/legal-forms\/payment\?/)
  await page.getByRole('button', { name: 'Send to residents' }).click()
  await expect(page.getByRole('link', { name: /\/sign\// })).toBeVisible()
  await page.getByRole('link', { name: `${name}, the earlier packet` }).click()
  await expect(page.getByRole('link', { name: `${name}, revised` })).toBeVisible()
})

test('a packet is finished on paper with a scan, and the resident who signed online stays signed', async ({
  member,
  memberPage: page,
}) => {
  const { groupId, residents } = await createPacketAt('sent', member, { formIds })
  await signAsResident(member, residents[0]?.code ?? '')
  await page.goto(`/legal-forms/status?documentGroupId=${groupId}`)
  await page.getByRole('button', { name: 'Finished on paper' }).click()
  const dialog = page.getByRole('dialog', { name: 'Finished on paper' })
  await dialog
    .getByLabel('Signed pages')
    .setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: garageLease() })
  await dialog.getByLabel('The file has 1 page, and none is missing').check()
  await dialog.getByLabel('Day of signing').fill('2026-01-02')
  await expect(dialog.getByLabel(/Maria Lopez/)).toHaveCount(0)
  await dialog.getByLabel(/José Núñez/).check()
  await dialog.getByLabel(/Olivia Owner/).check()
  await dialog.getByRole('button', { name: 'Finish the packet' }).click()

  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'View Document' })).toBeVisible()
  await page.getByRole('button', { name: 'Hide' }).click()
  await expect(page.getByRole('button', { name: 'Show again' })).toBeFocused()
})

async function openPhone(browser: Browser, member: Member): Promise<Page> {
  const context = await browser.newContext(phone)
  await signInAs(context, member)
  return context.newPage()
}

async function readPacket(member: Member, docGroupId: string): Promise<Packet> {
  return (await member.api.call(packetCalls.getPacketByGroup, { params: { docGroupId } })).packet
}

function countClicks() {
  let clicks = 0
  return {
    click: async (target: Locator) => {
      clicks += 1
      await target.click()
    },
    count: () => clicks,
  }
}

async function expectMailTo(groupId: string, email: string): Promise<void> {
  const sent = () =>
    query(
      `select 1 from mails join packets on packets.id = mails.packet_id
       where packets.document_group_id = $1 and recipient_email = $2`,
      [groupId, email],
    )
  await expect.poll(async () => (await sent()).length).toBe(1)
}

async function expectDead(browser: Browser, link: string): Promise<void> {
  const page = await (await browser.newContext(phone)).newPage()
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/no longer works|replaced/)
  await page.close()
}
