import type { FrameLocator } from '@playwright/test'
import { createPacketAt } from './support/packet.ts'
import { getRoomFrame, openLink } from './support/room.ts'
import { expect, test } from './support/test.ts'

const forms = ['lead-based-paint-disclosure', 'residential-lease']
const people = [['Maria', 'Lopez']] as const
const place = /^(Sign here|Initial here|Firme aquí|Iniciales aquí)/

for (const view of ['reading', 'page'] as const) {
  test.describe(`in the ${view} view, Next leaves out no place`, () => {
    test.use({ view })

    for (const language of ['en', 'es']) {
      test(`of a resident on a phone, ${language}`, async ({ page, member }) => {
        test.slow()
        await page.setViewportSize({ width: 360, height: 640 })
        const { residents } = await createPacketAt('sent', member, { formIds: forms, people })
        await openLink(page, `/sign/${residents[0]?.code ?? ''}?lang=${language}`)
        const room = getRoomFrame(page)
        await room.getByRole('checkbox', { name: /^(I agree to use|Acepto usar)/ }).check()
        await room.getByRole('button', { name: /^(Continue|Continuar)$/ }).click()

        await signInOrder(room)
      })
    }

    test('of the owner', async ({ memberPage, member }) => {
      test.slow()
      const { groupId } = await createPacketAt('residents-signed', member, {
        formIds: forms,
        people,
      })
      await memberPage.goto(`/legal-forms/sign?documentGroupId=${groupId}`)

      await signInOrder(getRoomFrame(memberPage))
    })
  })
}

/** Each time, Next leads to the first place that is open, and a double tap there keeps the focus. */
async function signInOrder(room: FrameLocator): Promise<void> {
  const first = room.getByRole('button', { name: place }).first()
  const next = room.getByRole('button', { name: /^(Next|Siguiente)$/ })
  const finish = room.getByRole('button', { name: /^(Finish|Terminar)$/ })

  await expect(room.locator('[data-view-shown]')).toHaveCount(forms.length)
  for (let signed = 0; signed < 20 && (await finish.isDisabled()); signed += 1) {
    await next.click()
    await expect(first).toBeFocused()
    const id = await first.getAttribute('id')
    await first.dblclick()
    if (signed === 0) {
      await room.getByRole('button', { name: /^(Adopt and sign|Adoptar y firmar)$/ }).click()
    }
    const signedPlace = room.locator(`[id="${id}"]`)
    await expect(signedPlace).toHaveAttribute('aria-busy', 'false')
    await expect(signedPlace).not.toHaveAccessibleName(place)
    await expect(room.locator('body')).not.toBeFocused()
  }
  await expect(finish).toBeEnabled()
}
