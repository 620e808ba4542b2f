import { packetCalls } from '@countersign/contract/calls/packets'
import type { Page } from '@playwright/test'
import { baseUrl } from './support/environment.ts'
import { query } from './support/member.ts'
import { createPacketAt, signAsResident } from './support/packet.ts'
import { consent, getRoomFrame, openLink, pressOpen } from './support/room.ts'
import { expect, test, findViolations } from './support/test.ts'

test('an invalid link says so and what to do', async ({ page }) => {
  for (const code of ['unknown', '0'.repeat(26), '%2e%2e%2fetc%2fpasswd', '🏠', 'x'.repeat(400)]) {
    await page.goto(`/sign/${code}`)
    await expect(
      page.getByRole('heading', { name: 'This signing link does not work' }),
      code,
    ).toBeVisible()
  }
})

test('a link that lost its code says so, in the language of the browser', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: baseUrl(), locale: 'es-MX' })
  const page = await context.newPage()
  for (const path of ['/sign', '/sign/']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Este enlace no funciona' })).toBeVisible()
  }
  await context.close()
})

for (const [language, words] of [
  [
    'en',
    { title: 'Olivia Owner asks you to sign', form: 'Pet Addendum', open: 'Open the documents' },
  ],
  [
    'es',
    {
      title: 'Olivia Owner le pide su firma',
      form: 'Anexo de mascotas (Pet Addendum)',
      open: 'Abrir los documentos',
    },
  ],
] as const) {
  test(`the first page says who asks for which home and forms, and only its button opens them (${language})`, async ({
    member,
    page,
    browser,
  }) => {
    const { residents } = await createPacketAt('sent', member, {
      formIds: ['residential-lease', 'pet-addendum'],
    })
    const code = residents[0]?.code ?? ''
    const link = `/sign/${code}?lang=${language}`
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
    await expect(page.getByText('412 Maple Street, Unit A, Springfield, IL 62704')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: words.form })).toHaveText(words.form)
    await expect(page.getByText(/(until|hasta el) .*20\d\d/)).toBeVisible()
    await expectWellMade(page, [1440, 390, 360])
    expect(await readVisit(code)).toEqual({ last_opened_at: null, language: null })

    await page.getByRole('button', { name: words.open }).focus()
    await page.keyboard.press('Enter')
    const agree = getRoomFrame(page).getByRole('checkbox', { name: /^(I agree|Acepto) / })
    await expect(agree).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeFocused()
    await expect.poll(() => readVisit(code)).toEqual({ last_opened_at: expect.any(Date), language })
    await page.reload()
    await agree.check()

    const elsewhere = await (await browser.newContext({ baseURL: baseUrl() })).newPage()
    await elsewhere.goto(link)
    await expect(elsewhere.getByRole('button', { name: words.open })).toBeVisible()
    await getRoomFrame(page)
      .getByRole('button', { name: /^(Continue|Continuar)$/ })
      .click()
    await expect(agree).toHaveCount(0)
    await expect(getRoomFrame(page).getByRole('article').first()).toBeVisible()
    await elsewhere.context().close()
  })
}

test('a choice of language on the first page is the resident’s, and stays after a reload', async ({
  member,
  page,
}) => {
  const { residents } = await createPacketAt('sent', member, { formIds: ['pet-addendum'] })
  const code = residents[0]?.code ?? ''
  await page.goto(`/sign/${code}?lang=es`)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('button', { name: 'Open the documents' })).toBeVisible()
  await expect.poll(() => readVisit(code)).toEqual({ last_opened_at: null, language: 'en' })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Open the documents' })).toBeVisible()
})

test('a link is understood as mail programs and people pass it on', async ({ member, page }) => {
  const { residents } = await createPacketAt('sent', member, { formIds: ['pet-addendum'] })
  const code = residents[0]?.code ?? ''
  const capitals = code.toUpperCase()
  for (const path of [
    `/SIGN/${capitals.replaceAll('0', 'O').replaceAll('1', 'I')}`,
    ...['>', '%20', '.Thanks'].map((rest) => `/sign/${code}${rest}`),
    `/sign/${code}?lang=en).`,
  ]) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Open the documents' }), path).toBeVisible()
  }
  await openLink(page, `/sign/${capitals}).`)
  await expect(getRoomFrame(page).getByRole('checkbox', { name: /^I agree/ })).toBeVisible()
  await page.goto(`/sign/status?code=${capitals}.`)
  await expect(page.getByText('Awaiting Signature').first()).toBeVisible()
})

test('an expired link says so; the resident asks for a new one, and the owner creates it', async ({
  member,
  memberPage,
  page,
}) => {
  const { groupId, residents } = await createPacketAt('sent', member, { formIds: ['pet-addendum'] })
  const [maria] = residents
  await query(
    `update signing_invites set expires_at = now() - interval '1 minute', status = 'expired' where code = $1`,
    [maria?.code],
  )
  await page.goto(`/sign/${maria?.code ?? ''}`)
  await expect(page.getByRole('heading', { name: 'This signing link has expired' })).toBeVisible()
  await expectWellMade(page)
  await page.getByRole('button', { name: 'Ask for a new link' }).click()
  await expect(page.getByText(/You asked Olivia Owner for a new link on/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/You asked Olivia Owner for a new link on/)).toBeVisible()
  await expectWellMade(page)
  const mails = await query(
    `select recipient_email, subject from mails where kind = 'new-link-asked' and recipient_email = $1`,
    [member.email],
  )
  expect(mails).toHaveLength(1)

  await memberPage.goto(`/legal-forms/resident-link?documentGroupId=${groupId}`)
  await expect(memberPage.getByText(/Maria Lopez asked for a new one/)).toBeVisible()
  await memberPage.getByRole('button', { name: 'Make a new link' }).click()
  const link = memberPage.getByRole('link', { name: /the link for Maria Lopez/ })
  await expect(link).toBeVisible()
  await openLink(page, (await link.getAttribute('href')) ?? '')
  await expect(getRoomFrame(page).getByRole('checkbox')).toBeVisible()
})

test('a resident who has signed and opens the link again sees the status of the packet', async ({
  member,
  page,
}) => {
  const { residents } = await createPacketAt('sent', member, { formIds: ['pet-addendum'] })
  const [maria] = residents
  await signAsResident(member, maria?.code ?? '')
  await page.goto(`/sign/${maria?.code ?? ''}`)
  await expect(page).toHaveURL(/\/sign\/status\?code=/)
  await expect(page.getByText('Awaiting Signature').first()).toBeVisible()
})

test('a resident who declines ends the packet and closes the other link', async ({
  member,
  page,
}) => {
  const { groupId, residents } = await createPacketAt('sent', member, { formIds: ['pet-addendum'] })
  await openLink(page, `/sign/${residents[0]?.code ?? ''}`)
  const room = getRoomFrame(page)
  await consent(room)
  await room.getByRole('button', { name: /decline/i }).click()
  const dialog = room.getByRole('dialog')
  await dialog.getByRole('textbox').fill('The rent is not what we agreed.')
  await dialog.getByRole('button', { name: /decline/i }).click()
  await expect
    .poll(async () => {
      const { packet } = await member.api.call(packetCalls.getPacketByGroup, {
        params: { docGroupId: groupId },
      })
      return packet.status
    })
    .toBe('ARCHIVED')

  await page.goto(`/sign/${residents[0]?.code ?? ''}`)
  await expect(page.getByRole('heading', { name: 'You declined to sign' })).toBeVisible()
  await expectWellMade(page)
  await page.goto(`/sign/${residents[1]?.code ?? ''}`)
  await expect(page.getByRole('heading', { name: 'These forms are closed' })).toBeVisible()
  await expectWellMade(page)
})

test('an unreachable server does not end a link: the page says so and retries', async ({
  member,
  page,
}) => {
  const { residents } = await createPacketAt('sent', member, { formIds: ['pet-addendum'] })
  await page.route('**/api/signing-invites/**', (route) => route.abort())
  await page.goto(`/sign/${residents[0]?.code ?? ''}`)
  await expect(page.getByText('There was an error fetching the signing link')).toBeVisible()
  await expectWellMade(page)
  await page.getByRole('button', { name: 'Español' }).click()
  await expect(page.getByText('No pudimos obtener su enlace para firmar')).toBeVisible()
  await page.unroute('**/api/signing-invites/**')
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await pressOpen(page)
  await expect(getRoomFrame(page).getByRole('checkbox', { name: /^Acepto usar/ })).toBeVisible()
})

/** On a desktop and on a phone: no axe violations, no horizontal overflow. */
async function expectWellMade(page: Page, widths = [1440, 390]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    expect(await findViolations(page)).toEqual([])
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(sideways).toBeLessThanOrEqual(0)
  }
}

async function readVisit(code: string): Promise<unknown> {
  const [row] = await query(
    'select last_opened_at, language from signing_invites where code = $1',
    [code],
  )
  return row
}
