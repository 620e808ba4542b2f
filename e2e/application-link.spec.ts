import type { Route } from '@playwright/test'
import { makeApplicationLink, readConfirmationCode } from './support/application.ts'
import { baseUrl } from './support/environment.ts'
import { expect, findViolations, test } from './support/test.ts'

const phone = { width: 390, height: 844 }

test('an applicant begins by the link of an advertisement, and the owner starts the application for them', async ({
  browser,
  member,
  memberPage: owner,
}) => {
  await owner.goto(`/legal-forms/properties/${member.property._id}`)
  await owner.getByLabel('For', { exact: true }).selectOption('Unit B')
  await owner.getByRole('button', { name: 'Make a link for applicants' }).click()
  const link = owner.getByRole('link', { name: /\/apply\// })
  await expect(link).toBeVisible()
  await expect(owner.getByText('Nobody has confirmed a request yet.')).toBeVisible()
  const address = new URL((await link.getAttribute('href')) ?? '').pathname

  const context = await browser.newContext({ viewport: phone })
  const page = await context.newPage()
  await page.goto(new URL(address, owner.url()).href)
  await expect(page.getByRole('heading', { name: 'Ask for an application' })).toBeVisible()
  await expect(page.getByText(/, for 412 Maple Street, Unit B, Springfield/)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByLabel('First name')).toBeFocused()
  await expect(page.getByText(/^Enter your first name, with at most 50 letters/)).toBeVisible()

  const email = `rosa-${member.id.slice(0, 8)}@example.com`
  await page.getByLabel('First name').fill('Rosa 🙂')
  await page.getByLabel('Last name').fill('Díaz')
  await page.getByLabel('Email').first().fill(email)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText(/no emoji, web address/)).toHaveCount(1)
  await page.getByLabel('First name').fill('Rosa')
  await page.getByLabel(/^Phone/).fill('12')
  await page.getByLabel(/^Message/).fill('We would like to move in on May 1.')
  await page.getByRole('radio', { name: 'Español' }).check()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByLabel(/^Phone/)).toBeFocused()
  await expect(page.getByText('Enter a valid US phone number')).toBeVisible()
  await page.getByLabel(/^Phone/).fill('(217) 555-0105')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }))
  expect(kept, 'what was sent is not left in the browser').not.toContain('Rosa')

  await owner.goto('/legal-forms')
  await expect(owner.getByRole('heading', { level: 1, name: 'Legal forms' })).toBeVisible()
  await expect(owner.getByText('New applicants')).toHaveCount(0)
  const confirmation = `/apply/confirm/${await readConfirmationCode(email)}?lang=es`
  await page.goto(new URL(confirmation, owner.url()).href)
  await expect(page.getByRole('heading', { name: 'Confirme su pedido' })).toBeVisible()
  await expect(page.getByText('Rosa Díaz')).toBeVisible()
  await expect(page.getByText('We would like to move in on May 1.')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Confirmar y enviar' }).click()
  await expect(page.getByRole('heading', { name: 'Su pedido está confirmado' })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Su pedido está confirmado' })).toBeVisible()
  await expect(page.getByText('Rosa Díaz'), 'whose request it is').toBeVisible()
  await expect(page.getByText(/Otro adulto .* su propio correo/)).toBeVisible()

  await owner.reload()
  await expect(owner.getByText('One person asks to apply for')).toBeVisible()
  await owner.getByRole('link', { name: 'Maple Street Duplex', exact: true }).first().click()
  const people = owner.getByRole('list', { name: 'People who ask to apply' })
  await expect(people.getByText('We would like to move in on May 1.')).toBeVisible()
  expect(await findViolations(owner)).toEqual([])
  await people.getByRole('button', { name: 'Remove Rosa Díaz' }).click()
  await expect(owner.getByText('Rosa Díaz was removed.')).toBeVisible()
  await owner.getByRole('button', { name: 'Undo removing Rosa Díaz' }).click()
  await people.getByRole('button', { name: 'Start application for Rosa Díaz' }).click()

  await expect(owner.getByLabel('Packet name')).toHaveValue('Application')
  await expect(owner.getByText('Rosa Díaz').first()).toBeVisible()
  await expect(owner.getByText('Rental Application').first()).toBeVisible()
  await owner.getByRole('button', { name: 'Create packet' }).click()
  await expect(owner).toHaveURL(/\/legal-forms\/start/)

  await owner.goto(`/legal-forms/properties/${member.property._id}`)
  await expect(people.getByText('Application started:')).toBeVisible()
  await owner.goto('/legal-forms')
  await expect(owner.getByRole('row').filter({ hasText: 'Application' })).toBeVisible()
  await expect(owner.getByText('New applicants')).toHaveCount(0)
  await context.close()
})

test('a link that the owner ended says so, and what was typed is not lost to a refusal', async ({
  member,
  memberPage: owner,
  page,
}) => {
  await owner.goto(`/legal-forms/properties/${member.property._id}`)
  await owner.getByRole('button', { name: 'Make a link for applicants' }).click()
  const link = owner.getByRole('link', { name: /\/apply\// })
  await expect(link).toBeVisible()
  const address = new URL((await link.getAttribute('href')) ?? '').pathname
  await page.goto(address)
  await page.getByLabel('First name').fill('Rosa')
  await page.getByLabel('Last name').fill('Díaz')
  await page
    .getByLabel('Email')
    .first()
    .fill(`rosa-${member.id.slice(0, 8)}@example.com`)
  await page.route('**/api/applications/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText(/We could not reach Countersign/)).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Rosa')
  await page.unroute('**/api/applications/**')

  await owner.getByRole('button', { name: /^End link/ }).click()
  const dialog = owner.getByRole('dialog', { name: 'End this link?' })
  await dialog.getByRole('button', { name: 'End link' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(
    page.getByRole('heading', { name: 'This link takes no more requests' }),
  ).toBeVisible()
  await page.goto('/apply/nothing')
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
})

test('a link that lost its code says so, in the language of the browser', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: baseUrl(), locale: 'es-MX' })
  const page = await context.newPage()
  for (const path of ['/apply', '/apply/', '/apply/confirm', '/apply/confirm/']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Este enlace no funciona' })).toBeVisible()
  }
  await context.close()
})

test('a page that is older than the server says so, and what was entered is still there', async ({
  browser,
  member,
}) => {
  const context = await browser.newContext({ baseURL: baseUrl(), viewport: phone })
  const page = await context.newPage()
  await page.goto(await makeApplicationLink(member))
  await page.route('**/api/applications/**', (route) =>
    route.request().method() === 'POST'
      ? route.continue({ postData: JSON.stringify({ ...enteredBy(route), language: 'none' }) })
      : route.continue(),
  )
  await page.getByLabel('First name').fill('Rosa')
  await page.getByLabel('Last name').fill('Díaz')
  await page.getByLabel('Email').first().fill('rosa@example.com')
  await page.getByLabel(/^Message/).fill('May I bring a cat?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText(/Countersign was updated while this page was open/)).toBeVisible()
  await page.unrouteAll()

  await page.getByRole('button', { name: 'Load the page again' }).click()
  await expect(page.getByLabel(/^Message/)).toHaveValue('May I bring a cat?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()

  await page.goto(`/apply/confirm/${await readConfirmationCode('rosa@example.com')}`)
  await page.route('**/api/applications/**', (route) =>
    route.request().method() === 'POST' ? route.continue({ postData: '{}' }) : route.continue(),
  )
  await page.getByRole('button', { name: 'Confirm and send' }).click()
  await expect(page.getByText(/Countersign was updated while this page was open/)).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Load the page again' }).click()
  await page.getByRole('button', { name: 'Confirm and send' }).click()
  await expect(page.getByRole('heading', { name: 'Your request is confirmed' })).toBeVisible()
  await context.close()
})

function enteredBy(route: Route): object {
  const entered: unknown = route.request().postDataJSON()
  return typeof entered === 'object' && entered !== null ? entered : {}
}
