import { packetCalls } from '@countersign/contract/calls/packets'
import { openForSigning } from './support/open-room.ts'
import { createPacketAt } from './support/packet.ts'
import { getRoomFrame, openTools } from './support/room.ts'
import { expect, test } from './support/test.ts'

test('people with pasted marks, joiners, extensions and numbers from abroad are added', async ({
  memberPage,
}) => {
  await memberPage.goto('/legal-forms/select-property')
  await memberPage.getByRole('combobox', { name: 'Unit' }).selectOption({ index: 1 })
  await memberPage.getByRole('button', { name: 'Continue' }).click()
  const signer = (number: number) => memberPage.getByRole('group', { name: `Resident ${number}` })

  await signer(1).getByLabel('First name').fill('علی\u200cرضا')
  await signer(1).getByLabel('Last name').fill('\u2068Lopez\u2069')
  await signer(1).getByLabel('Email').fill('Ali <ali@example.com>')
  await signer(1).getByLabel('Phone').fill('\u202a(787) 720-1234\u202c x4')
  await memberPage.getByRole('button', { name: 'Add another signer' }).click()
  await signer(2).getByLabel('First name').fill('Ana')
  await signer(2).getByLabel('Last name').fill('Ruiz')
  await signer(2).getByLabel('Email').fill('ana@example.com\u200b')
  await signer(2).getByLabel('Phone').fill('+52 81 8358 2000')
  await memberPage.getByRole('button', { name: 'Continue' }).click()

  await expect(memberPage).toHaveURL(/select-documents/)
  await memberPage.goBack()
  await expect(signer(1).getByLabel('Phone')).toHaveValue('(787) 720-1234 ext. 4')
  await expect(signer(2).getByLabel('Phone')).toHaveValue('+52 818 358 2000')
})

test('an applicant from abroad says truly where they live, also in Spanish on a phone', async ({
  member,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const room = await openForSigning(page, member, ['rental-application'])
  const address = room.getByRole('group', { name: 'Current address' })
  await address.getByLabel('Street').fill('Calle 5 No. 12')
  await address.getByLabel('State').selectOption('Abroad')
  await address.getByLabel('City and region').fill('Monterrey, NL')
  await address.getByLabel('Postal code (optional)').fill('64000')
  await room.getByLabel('Landlord’s phone').fill('+52 81 8358 2000')
  await room.getByLabel('Landlord’s phone').press('Tab')

  const incomplete = room.getByText('Complete the address: street, city and country.')
  await expect(incomplete).toBeVisible()
  await address.getByLabel('Country').fill('México')
  await address.getByLabel('Country').press('Tab')
  await expect(incomplete).toHaveCount(0)
  await expect(room.getByLabel('Landlord’s phone')).toHaveValue('+52 818 358 2000')

  await openTools(room)
  await room.getByRole('button', { name: 'Español' }).click()
  await expect(room.getByLabel('País')).toHaveValue('México')
  await expect(room.getByLabel('Código postal (opcional)')).toHaveValue('64000')
})

test('a number that can be read in two ways is asked about in the room', async ({
  member,
  memberPage,
}) => {
  const { groupId } = await createPacketAt('created', member)
  await memberPage.goto(`/legal-forms/start?documentGroupId=${groupId}`)
  const room = getRoomFrame(memberPage)
  const grace = room.getByLabel('Grace period, in days').first()
  await grace.fill('3,5')
  await grace.press('Tab')

  await expect(grace).toHaveAccessibleDescription(/Write 3 or 35\./)
  await expect(grace).toHaveValue('3,5')
})

test('packets are found whichever apostrophe is written, or none', async ({ member }) => {
  await createPacketAt('created', member, { people: [['Kapiʻolani', 'O’Brien']] })

  for (const searchTerm of ['obrien', "O'Brien", 'kapiolani', 'Kapi‘olani', '\u200bobrien ']) {
    const { packets } = await member.api.call(packetCalls.getPackets, { query: { searchTerm } })
    expect(packets, searchTerm).toHaveLength(1)
  }
})

test.describe('where the day comes first in the browser’s language', () => {
  test.use({ locale: 'es-MX' })

  test('a typed date is the day that it can only mean, or is asked about', async ({
    member,
    memberPage,
  }) => {
    const { groupId } = await createPacketAt('created', member)
    await memberPage.goto(`/legal-forms/start?documentGroupId=${groupId}`)
    const room = getRoomFrame(memberPage)
    const type = async (label: string, typed: string) => {
      await room.getByLabel(label).first().focus()
      await memberPage.keyboard.type(typed)
      await room.getByLabel(label).first().blur()
      return room.getByLabel(label).first()
    }

    await expect(await type('Tenancy starts', '31/1/2027')).toHaveValue('2027-01-31')
    const end = await type('Tenancy ends', '1/5/2028')
    await expect(end).toHaveValue('1/5/2028')
    await expect(end).toHaveAccessibleDescription(/month first, such as 3\/31\/2027/)
    await end.focus()
    await end.blur()
    await expect(end).toHaveValue('1/5/2028')
  })
})
