import { inviteCalls } from '@countersign/contract/calls/signing-invites'
import { baseUrl } from './support/environment.ts'
import { inspectPdf } from './support/inspect-pdf.ts'
import type { Member } from './support/member.ts'
import { createOwnerLink, executePacket, signAsResident } from './support/packet.ts'
import { linkSentTo } from './support/printed-letter.ts'
import { getRoomFrame } from './support/room.ts'
import { finishRoomByApi } from './support/room-by-api.ts'
import { fillPerson } from './support/start-packet.ts'
import { expect, findViolations, test } from './support/test.ts'

test('a guarantor, another owner, a company and a bookkeeper are added, and all stand in the executed file', async ({
  browser,
  member,
  memberPage: page,
}) => {
  test.slow()
  const books = `books.${member.email}`
  let groupId = ''

  await test.step('people are added, each with what is wrong beside it', async () => {
    await page.goto('/legal-forms/select-property')
    await page.getByRole('combobox', { name: 'Unit' }).selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Continue' }).click()
    const person = (name: string) => page.getByRole('group', { name, exact: true })
    const [maria, sam, gina] = [person('Resident 1'), person('Owner 2'), person('Guarantor')]
    await fillPerson(maria, ['Maria', 'Lopez', 'maria@example.com', '2175550123'])
    await page.getByRole('button', { name: 'Add a guarantor' }).click()
    await page.getByRole('button', { name: 'Add another owner' }).click()
    await fillPerson(sam, ['Sam', 'Ellis', 'maria@example.com', '2175550125'])
    await page.getByLabel('Sign as DBA').check()
    await page.getByLabel(/^DBA name/).fill('Maple Homes LLC')
    await expect(
      page.getByText('You sign last, as Olivia Owner, signing for Maple Homes LLC'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Add a copy for somebody else' }).click()
    await page.getByLabel('Name for copy 1').fill('Dana Reyes')
    await page.getByLabel('Email for copy 1').fill('Maria@example.com')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText(/^Guarantor: /).first()).toBeVisible()
    await expect(page.getByText('Owner 2: Signer emails must be unique.')).toBeVisible()
    await expect(
      page.getByText('Copy 1: This person signs, so they get a copy anyway.'),
    ).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await fillPerson(gina, ['Gina', 'Grant', 'gina@example.com', '2175550124'])
    await sam.getByLabel('Email').fill('sam.ellis@example.com')
    await page.getByLabel('Email for copy 1').fill('dana@example.com')
    await page.getByRole('button', { name: 'Continue' }).click()
  })

  await test.step('the review names them', async () => {
    for (const [term, title] of [
      ['cosigner', /Guarantor \(Co-Signer\) Agreement/],
      ['pet addendum', /^Pet Addendum/],
    ] as const) {
      await page.getByLabel('Search forms').fill(term)
      await page.getByRole('checkbox', { name: title }).check()
    }
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Guarantor: Gina Grant')).toBeVisible()
    await expect(page.getByText('Owner 2: Sam Ellis')).toBeVisible()
    await expect(page.getByText('Copy to: Dana Reyes')).toBeVisible()
    await page.getByRole('button', { name: 'Create packet' }).click()
    await expect(page).toHaveURL(/\/start\?documentGroupId=/)
    groupId = new URL(page.url()).searchParams.get('documentGroupId') ?? ''
    // Only one device has the room: the page's own frame must have opened it before this test does.
    await expect(getRoomFrame(page).getByRole('button', { name: 'Finish' })).toBeVisible()
    await page.goto('/legal-forms')
    await finishRoomByApi(await createOwnerLink(member, groupId))
  })

  await test.step('who gets a copy is changed before paying', async () => {
    await page.goto(`/legal-forms/payment?documentGroupId=${groupId}`)
    await page.getByRole('button', { name: 'Copies to others' }).click()
    const dialog = page.getByRole('dialog', { name: 'Copies to others' })
    await dialog.getByLabel('Email for copy 1').fill(member.email)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('This person signs, so they get a copy anyway.')).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await dialog.getByLabel('Email for copy 1').fill(books)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    await page.getByRole('button', { name: 'Pay for e-sign' }).click()
    await expect(page).toHaveURL(/\/resident-link\?/)
  })

  const { TT1: maria = '', TT2: gina = '', LL2: sam = '' } = await readCodes(member, groupId)
  const phone = await browser.newContext({
    baseURL: baseUrl(),
    viewport: { width: 360, height: 740 },
  })
  const reader = await phone.newPage()
  await test.step('a resident reads for which company the owner asks, in both languages', async () => {
    for (const language of ['en', 'es']) {
      await reader.goto(`/sign/${maria}?lang=${language}`)
      await expect(reader.getByText(/Olivia Owner.*Maple Homes LLC/).first()).toBeVisible()
    }
  })

  await test.step('all sign, the owner for the company', async () => {
    for (const code of [maria, gina, sam]) {
      await signAsResident(member, code)
    }
    await page.goto(`/legal-forms/sign?documentGroupId=${groupId}`)
    const room = getRoomFrame(page)
    await room
      .getByRole('button', { name: /^Sign here/ })
      .first()
      .click()
    const dialog = room.getByRole('dialog')
    await expect(dialog.getByText(/Maple Homes LLC/).first()).toBeVisible()
    await expect(dialog.getByLabel('Your full name')).toHaveValue('Olivia Owner')
    await page.goto('/legal-forms')
    const found = await inspectPdf(await executePacket(member, groupId))
    expect(found).toMatchObject({ signatureValid: true, totalDocument: true, structureClean: true })
    expect(found.text).toContain('Maria Lopez')
    expect(found.text).toMatch(/Guarantor[\s\S]*Gina Grant/)
    expect(found.text).toMatch(/Signed by Sam Ellis, /)
    expect(found.text).toMatch(/Signed by Olivia Owner, signing for Maple Homes LLC/)
    expect(found.text).toContain(`Dana Reyes, ${books}`)
  })

  await test.step('the bookkeeper, who signs nothing, gets the file', async () => {
    await reader.goto(await linkSentTo(books))
    await expect(
      reader.getByText('there is nothing for you to sign', { exact: false }),
    ).toBeVisible()
    expect(await findViolations(reader)).toEqual([])
    const [download] = await Promise.all([
      reader.waitForEvent('download'),
      reader.getByRole('link', { name: 'Download the copy (PDF)' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('copy.pdf')
    await page.goto(`/legal-forms/view?documentGroupId=${groupId}`)
    await expect(page.getByText('A link to a copy was emailed to Dana Reyes.')).toBeVisible()
  })
})

async function readCodes(member: Member, id: string): Promise<Record<string, string>> {
  const { invites } = await member.api.call(inviteCalls.getInviteDetailsByGroup, { params: { id } })
  return Object.fromEntries(invites.map(({ role, code }) => [role, code ?? '']))
}
