import { createPacketAt } from './support/packet.ts'
import { getRoomFrame, openLink } from './support/room.ts'
import { treesInEnglish, treesInSpanish } from './support/screen-reader-trees.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

for (const [language, trees] of [
  ['en', treesInEnglish],
  ['es', treesInSpanish],
] as const) {
  test(`what a screen reader reads on each of a resident’s screens (${language})`, async ({
    member,
    page,
  }) => {
    const { controls } = trees
    const { residents } = await createPacketAt('sent', member, {
      formIds: ['resident-information-and-emergency-contacts'],
      people: [['Maria', 'Lopez']],
    })
    await openLink(page, `/sign/${residents[0]?.code ?? ''}?lang=${language}`)
    const room = getRoomFrame(page)
    const press = (name: string | RegExp) => room.getByRole('button', { name }).first().click()
    const dialog = room.getByRole('dialog')

    await expect(room.locator('body')).toMatchAriaSnapshot(trees.consent)
    await room.getByRole('checkbox').check()
    await press(controls.proceed)
    await expect(room.locator('body')).toMatchAriaSnapshot(trees.reading)
    await press(controls.decline)
    await expect(dialog).toMatchAriaSnapshot(trees.declining)
    await dialog.getByRole('button', { name: controls.goBack }).click()
    await room.getByText(controls.endLink).click()
    await expect(room.locator('body')).toMatchAriaSnapshot(trees.notMe)
    await press(controls.sign)
    await expect(dialog).toMatchAriaSnapshot(trees.adopting)
    await dialog.getByRole('radio', { name: controls.draw }).check()
    await expect(dialog).toMatchAriaSnapshot(trees.drawing)
    await press(controls.cancel)
    await press(controls.sign)
    await press(controls.adopt)
    await expect(room.locator('body')).toMatchAriaSnapshot(trees.beforeFinish)
    await press(controls.finish)
    await expect(page.locator('body')).toMatchAriaSnapshot(trees.thanks)
  })

  test(`what a screen reader reads after a resident has declined, or ended a link (${language})`, async ({
    member,
    page,
  }) => {
    const { controls } = trees
    const room = getRoomFrame(page)
    const press = (name: string | RegExp) => room.getByRole('button', { name }).last().click()
    for (const end of ['declined', 'wrongRecipient'] as const) {
      const { residents } = await createPacketAt('sent', member, {
        formIds: ['resident-information-and-emergency-contacts'],
        people: [['Maria', 'Lopez']],
      })
      await openLink(page, `/sign/${residents[0]?.code ?? ''}?lang=${language}`)
      if (end === 'declined') {
        await press(controls.decline)
        await room.getByRole('textbox').fill('The rent is another one.')
        await press(controls.confirmDecline)
      } else {
        await room.getByText(controls.endLink).click()
        await press(/Maria Lopez/)
        await press(controls.confirmEnd)
      }

      await expect(room.locator('body')).toMatchAriaSnapshot(trees[end])
      await page.reload()
      await expect(page.locator('body')).toMatchAriaSnapshot(trees.ended[end])
    }
  })
}
