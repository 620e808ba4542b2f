import { propertyCalls } from '@countersign/contract/calls/properties'
import { createMember } from './support/member.ts'
import { createPacketAt } from './support/packet.ts'
import { consent, getRoomFrame, openLink } from './support/room.ts'
import { expect, findViolations, test } from './support/test.ts'

test.use({ viewport: { width: 360, height: 560 } })

const languages = [
  { language: 'en', sign: /^Sign here/, cancel: 'Cancel', adopt: 'Adopt and sign' },
  { language: 'es', sign: /^Firme aquí/, cancel: 'Cancelar', adopt: 'Adoptar y firmar' },
]

test('with a long name and address the buttons of the signature dialog are in a small window, in both languages', async ({
  page,
}) => {
  const member = await createMember(
    'Great Lakes Residential Property Management and Leasing of Northern Illinois, Inc.',
  )
  await member.api.call(propertyCalls.putProperty, {
    params: { id: member.id, propertyId: member.property._id },
    body: {
      address: {
        street:
          '12345 North Reverend Doctor Martin Luther King Junior Memorial Boulevard, Building 14, Entrance C, Third Floor, Rear',
        city: 'Lake San Marcos and Rancho Santa Margarita Heights',
        state: 'IL',
        zip: '62704',
      },
    },
  })
  const { residents } = await createPacketAt('sent', member, { formIds: ['pet-addendum'] })
  for (const [index, { language, sign, cancel, adopt }] of languages.entries()) {
    const { code = '', name = '' } = residents[index] ?? {}
    await openLink(page, `/sign/${code}?lang=${language}`)
    const room = getRoomFrame(page)
    await room.getByRole('checkbox').first().check()
    await room.getByRole('button', { name: /^(Continue|Continuar)$/ }).click()
    await room.getByRole('button', { name: sign }).press('Enter')

    const dialog = room.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: adopt })).toBeInViewport({ ratio: 1 })
    await expect(dialog.getByRole('button', { name: cancel })).toBeInViewport({ ratio: 1 })

    await dialog.getByRole('button', { name: adopt }).click()
    await expect(dialog).toBeHidden()
    await expect(room.getByRole('img', { name: new RegExp(name) }).first()).toBeVisible()
  }
})

test('on a phone the head makes way for the forms, and is back at their top', async ({
  member,
  page,
}) => {
  const { residents } = await createPacketAt('sent', member, { formIds: ['pet-addendum'] })
  await openLink(page, `/sign/${residents[0]?.code ?? ''}`)
  const room = getRoomFrame(page)
  await consent(room)
  await expect(room.getByRole('button', { name: 'Finish' })).toBeVisible()
  const topOfFrame = async () => (await page.locator('iframe').boundingBox())?.y ?? 0
  expect(await topOfFrame()).toBeGreaterThan(0)

  await room.getByRole('button', { name: 'Next', exact: true }).click()
  await expect.poll(topOfFrame).toBe(0)
  await expect(room.getByRole('button', { name: /^Aa/ })).toBeInViewport({ ratio: 1 })
  expect(await findViolations(page)).toEqual([])

  await room.locator('html').evaluate((html) => html.scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(topOfFrame).toBeGreaterThan(0)
})
