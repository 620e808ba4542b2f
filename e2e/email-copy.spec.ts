import { baseUrl } from './support/environment.ts'
import { linkSentTo, openPrintedForm } from './support/printed-letter.ts'
import { expect, findViolations, test } from './support/test.ts'

test('an owner emails a copy of a printed letter, corrects the address, and its reader saves it in Spanish', async ({
  memberPage,
  member,
  browser,
}) => {
  await openPrintedForm(memberPage, member, 'late-rent-reminder')
  await expect(memberPage.getByRole('heading', { name: 'Email a copy' })).toBeVisible()
  await memberPage.getByRole('button', { name: 'Email a copy' }).click()
  const dialog = memberPage.getByRole('dialog', { name: 'Email a copy to Maria Lopez' })
  await dialog.getByRole('button', { name: 'Send copy' }).click()
  await expect(dialog.getByText('Email is required.')).toBeVisible()
  await expect(dialog.getByText('This is only a copy.', { exact: false })).toBeVisible()
  expect(await findViolations(memberPage)).toEqual([])
  const wrong = `mario.${member.email}`
  await dialog.getByRole('textbox', { name: 'Email' }).fill(wrong)
  await dialog.getByRole('button', { name: 'Send copy' }).click()
  await expect(memberPage.getByText(`to ${wrong}`)).toBeVisible()

  await memberPage.getByRole('button', { name: 'Send again' }).click()
  await expect(
    dialog.getByText(/A copy was sent to Maria Lopez at .* Send it again\?/),
  ).toBeVisible()
  const right = `maria.${member.email}`
  await dialog.getByRole('textbox', { name: 'Email' }).fill(right)
  await expect(dialog.getByText(`The link that went to ${wrong} stops working.`)).toBeVisible()
  await dialog.getByLabel('Language of the email').selectOption('es')
  await expect(dialog.getByText('Esto es solo una copia.', { exact: false })).toBeVisible()
  await dialog.getByRole('button', { name: 'Send again' }).click()
  await expect(memberPage.getByText(`Sent to ${right}`)).toBeVisible()
  expect(await findViolations(memberPage)).toEqual([])

  const reader = await (await browser.newContext({ baseURL: baseUrl() })).newPage()
  await reader.setViewportSize({ width: 360, height: 740 })
  await reader.goto(await linkSentTo(wrong))
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
  await reader.goto(await linkSentTo(right))
  await expect(reader.getByRole('heading', { level: 1 })).toContainText('Su copia:')
  expect(await findViolations(reader)).toEqual([])
  const [download] = await Promise.all([
    reader.waitForEvent('download'),
    reader.getByRole('link', { name: 'Descargar la copia (PDF)' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('copy.pdf')
  await reader.getByRole('button', { name: 'English' }).click()
  await expect(reader.getByText('There is nothing to sign.', { exact: false })).toBeVisible()

  await memberPage.reload()
  await expect(memberPage.getByText(/Opened on/)).toBeVisible()
  await memberPage.getByRole('button', { name: 'History' }).click()
  await expect(memberPage.getByText('Opened the copy from the email')).toBeVisible()
  await expect(memberPage.locator('body')).not.toContainText(/\bserved\b/i)
})
