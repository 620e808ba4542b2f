import type { Browser } from '@playwright/test'
import { baseUrl } from './support/environment.ts'
import { inspectPdf } from './support/inspect-pdf.ts'
import { executePacket, createPacketAt } from './support/packet.ts'
import { consent, getRoomFrame, openLink } from './support/room.ts'
import { expect, test, findViolations } from './support/test.ts'

test('an uploaded photo of a signature is used down to the executed file', async ({
  member,
  browser,
}) => {
  const { groupId, residents } = await createPacketAt('sent', member, {
    formIds: ['resident-information-and-emergency-contacts'],
    people: [['Maria', 'Lopez']],
  })
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await phone.newPage()
  await openLink(page, `/sign/${residents[0]?.code ?? ''}`)
  const room = getRoomFrame(page)
  await consent(room)
  await room.getByRole('button', { name: /^Sign here/ }).tap()
  const dialog = room.getByRole('dialog', { name: 'Adopt your signature' })
  await dialog.getByRole('radio', { name: 'Upload a picture' }).check()

  await test.step('a file that is not an image and an empty page have different messages', async () => {
    const file = dialog.getByLabel('Take or choose a picture of your signature')
    await dialog.getByRole('button', { name: 'Adopt and sign' }).tap()
    await expect(dialog.getByText('Take or choose a picture first.')).toBeVisible()
    await file.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no') })
    await expect(dialog.getByText(/could not be opened as a picture/)).toBeVisible()
    await file.setInputFiles(photo('blank.jpg', await photograph(browser, '')))
    await expect(dialog.getByText(/cannot find a signature in this picture/)).toBeVisible()
  })

  await test.step('only the ink of a photo is kept', async () => {
    await dialog
      .getByLabel('Take or choose another picture')
      .setInputFiles(photo('sheet.jpg', await photograph(browser, 'Maria Lopez')))
    await expect(dialog.getByRole('img', { name: 'Signature: Maria Lopez' })).toBeVisible()
    await dialog.getByRole('slider', { name: 'How much ink to keep' }).press('ArrowRight')
    expect(await findViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Adopt and sign' }).tap()
    await expect(dialog).toBeHidden()
    await expect(room.getByRole('img', { name: 'Signed by Maria Lopez' }).first()).toBeVisible()
  })

  await room.getByRole('button', { name: 'Finish' }).tap()
  await expect(page).toHaveURL(/\/sign\/status\?code=/)
  await phone.close()

  const found = await inspectPdf(await executePacket(member, groupId))
  expect(found).toMatchObject({ signatureValid: true, structureClean: true })
  expect(found.pictures).toContain('smask')
  expect(found.text).toContain('with a signature from an uploaded picture')
})

function photo(name: string, buffer: Buffer) {
  return { name, mimeType: 'image/jpeg', buffer }
}

/** A JPEG like a phone's: a sheet of paper under a lamp with a name on it, half of it in shadow. */
async function photograph(browser: Browser, name: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 900, height: 600 }, baseURL: baseUrl() })
  await page.setContent(`<body style="margin:0;height:100vh;
    background:linear-gradient(100deg,#e9e4d6 0 48%,#a9a294 56% 100%)">
    <p style="position:absolute;left:120px;top:180px;margin:0;color:#1b2a66;
      font:italic 110px cursive;transform:rotate(-4deg)">${name}</p></body>`)
  const picture = await page.screenshot({ type: 'jpeg', quality: 80 })
  await page.close()
  return picture
}
