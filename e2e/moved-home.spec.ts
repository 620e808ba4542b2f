import { propertyCalls } from '@countersign/contract/calls/properties'
import { createMember, signInAs, type Member } from './support/member.ts'
import { createPacketAt } from './support/packet.ts'
import { expect, test } from './support/test.ts'

const street = '412 Maple Street'

async function moveTo(member: Member, state: 'CA' | 'TX'): Promise<void> {
  const [city, zip] = state === 'CA' ? ['Fresno', '93650'] : ['Austin', '78701']
  const { _id: propertyId, name } = member.property
  await member.api.call(propertyCalls.putProperty, {
    params: { id: member.id, propertyId },
    body: { name, address: { street, city: city ?? '', state, zip: zip ?? '' } },
  })
}

test('a draft follows its home into another state, without the forms of the earlier one', async ({
  page,
  context,
}) => {
  const member = await createMember()
  await moveTo(member, 'CA')
  const { groupId } = await createPacketAt('filled', member, {
    formIds: ['pet-addendum', 'california-lease-addendum'],
    name: 'Maple Street pets',
  })
  await moveTo(member, 'TX')
  await signInAs(context, member)

  await page.goto(`/legal-forms/payment?documentGroupId=${groupId}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('This home is in TX now')
  await expect(page.getByRole('listitem')).toContainText(['California Lease Addendum'])
  await expect(page.getByRole('button', { name: 'Pay for e-sign' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Make it again for TX' }).click()
  await expect(page).toHaveURL(/\/legal-forms\/start\?documentGroupId=/)
  await expect(
    page.getByRole('link', { name: /Maple Street pets, the earlier packet/ }),
  ).toBeVisible()
  expect(page.url()).not.toContain(groupId)
})
