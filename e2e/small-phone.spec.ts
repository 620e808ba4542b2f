import { propertyCalls } from '@countersign/contract/calls/properties'
import { createMember } from './support/member.ts'
import { createPacketAt } from './support/packet.ts'
import { getRoomFrame, openLink } from './support/room.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 360, height: 560 } })

const languages = [
  { language: 'en', sign: /^Sign here/, cancel: 'Cancel', adopt: 'Adopt and sign' },
  { language: 'es', sign: /^Firme aquí/, cancel: 'Cancelar', adopt: 'Adoptar y firmar' },
]

for (const { language, sign, cancel, adopt } of languages) {
  test(`with a long name and address the buttons of the signature dialog are in a small window (${language})`, async ({
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
    await openLink(page, `/sign/${residents[0]?.code ?? ''}?lang=${language}`)
    const room = getRoomFrame(page)
    await room.getByRole('checkbox').first().check()
    await room.getByRole('button', { name: /^(Continue|Continuar)$/ }).click()
    await room.getByRole('button', { name: sign }).press('Enter')

    const dialog = room.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: adopt })).toBeInViewport({ ratio: 1 })
    await expect(dialog.getByRole('button', { name: cancel })).toBeInViewport({ ratio: 1 })

    await dialog.getByRole('button', { name: adopt }).click()
    await expect(dialog).toBeHidden()
    await expect(room.getByRole('img', { name: /Maria Lopez/ }).first()).toBeVisible()
  })
}
