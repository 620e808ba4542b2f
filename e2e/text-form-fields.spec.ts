import type { Page } from '@playwright/test'
import { baseUrl } from './support/environment.ts'
import { inspectPdf } from './support/inspect-pdf.ts'
import { createPacketOfCustomForm } from './support/custom-form-packet.ts'
import { advancePacket, executePacket } from './support/packet.ts'
import { consent, finishRoom, getRoomFrame, openLink } from './support/room.ts'
import { tabTo } from './support/tab-to.ts'
import { expect, findViolations, test } from './support/test.ts'

const title = 'Garage rules'

test('an owner writes a text with fields at the keyboard, and the sealed file has the answers in its sentences', async ({
  browser,
  member,
  memberPage: page,
}) => {
  test.setTimeout(240_000)
  const problems: string[] = []
  const to = async (name: RegExp) => {
    problems.push(...(await tabTo(page, name)))
  }
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await test.step('a field that is not closed is refused, and nothing typed is lost', async () => {
    await page.goto('/legal-forms/custom-forms/new/text')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await to(/^Text/)
    await page.keyboard.type('The garage is rented with the home for [[Monthly rent')
    await to(/^Title/)
    await page.keyboard.type(title)
    await to(/^Category/)
    await page.keyboard.type('Lease Addenda')
    await to(/^Save form$/)
    await page.keyboard.press('Enter')
    await expect(text).toHaveAccessibleDescription(/opened with \[\[ and not closed/)
    await expect(text).toHaveText('The garage is rented with the home for [[Monthly rent')
  })
  await test.step('it is closed and becomes the fact of the packet', async () => {
    await page.goto('/legal-forms/custom-forms/new/text')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await to(/^Text/)
    await page.keyboard.press('Control+End')
    await page.keyboard.type(']] a month. ')
    await expect(settings(page, 'Monthly rent').getByLabel('What is asked')).toHaveValue(
      'packet-rent',
    )
  })
  await test.step('a question of one’s own is inserted where the cursor was', async () => {
    await page.keyboard.type('The code of the gate is ')
    await pressBack(page, /^Insert field$/)
    const dialog = page.getByRole('dialog', { name: 'Insert a field' })
    await expect(dialog).toBeVisible()
    await to(/^Insert$/)
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Write a name.')).toBeVisible()
    await to(/^Name in the text/)
    await page.keyboard.type('Gate code')
    await page.keyboard.press('Enter')
    await expect(text).toBeFocused()
    await page.keyboard.type('.')
    await expect(text).toHaveText(/The code of the gate is Gate code\.$/)
    // The middle of the tall text may be out of view: what is typed is at its top.
    expect(problems.filter((problem) => !problem.startsWith('Text:'))).toEqual([])
  })
  await test.step('residents are asked with a choice', async () => {
    await page.keyboard.type(' I park a [[Kind of car]].')
    const car = settings(page, 'Kind of car')
    await car.getByLabel('What is asked').selectOption('Choice')
    await car.getByLabel('Who is asked').selectOption('Each resident who signs')
    await page.getByRole('button', { name: 'Save form' }).click()
    await expect(car.getByLabel('Choices')).toHaveAccessibleDescription(/at least two choices/)
    await car.getByLabel('Choices').fill('Van\nTruck')
    await car.getByRole('checkbox', { name: 'Must be answered' }).check()
    await expect(text).not.toContainText('[[')
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Save form' }).click()
    await expect(page.getByText(`“${title}” is saved as edition 1.`)).toBeVisible()
  })

  const packet = await createPacketOfCustomForm(member)
  const frame = getRoomFrame(page)
  await test.step('the owner answers, and reads the answers in the sentences', async () => {
    await page.goto(`/legal-forms/start?documentGroupId=${packet.groupId}`)
    await frame.getByRole('textbox', { name: 'Monthly rent' }).fill('1250')
    await frame.getByRole('textbox', { name: 'Gate code' }).fill('4711')
    await expect(frame.getByRole('textbox', { name: 'Monthly rent' })).toHaveCount(1)
    await finishRoom(frame)
    await expect(page).toHaveURL(/\/legal-forms\/payment\?/)
    packet.stage = 'filled'
  })
  await test.step('a resident reads them, and is asked', async () => {
    await advancePacket(packet, 'sent', member)
    const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const resident = await phone.newPage()
    await openLink(resident, `${baseUrl()}/sign/${packet.residents[0]?.code ?? ''}`)
    const room = getRoomFrame(resident)
    await consent(room)
    await expect(
      room.getByText(/for \$1,250\.00 a month\. The code of the gate is 4711/),
    ).toBeVisible()
    await room.getByRole('combobox', { name: /^Kind of car/ }).selectOption('Truck')
    await expect(room.getByText(/I park a Truck/)).toBeVisible()
    expect(await findViolations(resident)).toEqual([])
    await finishRoom(room)
    await expect(resident).toHaveURL(/\/sign\/status\?code=/)
    await phone.close()
  })
  await test.step('the sealed file prints them in place', async () => {
    const found = await inspectPdf(await executePacket(member, packet.groupId))
    expect(found).toMatchObject({ signatureValid: true, structureClean: true })
    const words = found.text.replaceAll(/\s+/g, ' ')
    expect(words).toContain('rented with the home for $1,250.00')
    expect(words).toContain('4711')
    expect(words).toContain('Truck')
    expect(words).not.toContain('[[')
  })
})

function settings(page: Page, name: string) {
  return page.getByRole('group', { name, exact: true })
}

async function pressBack(page: Page, name: RegExp): Promise<void> {
  const button = page.getByRole('button', { name })
  await expect(async () => {
    await page.keyboard.press('Shift+Tab')
    await expect(button).toBeFocused({ timeout: 200 })
  }).toPass()
  await page.keyboard.press('Enter')
}
