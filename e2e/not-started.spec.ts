import { createPacketAt } from './support/packet.ts'
import { expect, test } from './support/test.ts'

test('a page whose scripts do not run says after a while what to do', async ({ member, page }) => {
  const { residents } = await createPacketAt('sent', member, { formIds: ['pet-addendum'] })
  await page.route('**/assets/*.js', (route) => route.abort())
  for (const path of [`/sign/${residents[0]?.code ?? ''}`, '/legal-forms']) {
    await page.goto(path)
    const note = page.getByText(/Still loading\. If nothing appears, update this browser/)
    await expect(note).toBeHidden()

    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()))
    await expect(note).toBeVisible()
  }

  await page.goto(`/sign/${residents[0]?.code ?? ''}`)
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()))
  await expect(page.getByText(/Todavía está cargando/)).toBeVisible()
})
