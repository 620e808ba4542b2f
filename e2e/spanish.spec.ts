import { query } from './support/member.ts'
import { executePacket, createPacketAt } from './support/packet.ts'
import { getRoomFrame, openLink } from './support/room.ts'
import { expect, test, findViolations } from './support/test.ts'

const ownFacts = 'resident-information-and-emergency-contacts'

test('a resident signs in Spanish, from the link in the email to the thank-you page, and gets the next email in Spanish', async ({
  member,
  page,
}) => {
  const { groupId, residents } = await createPacketAt('sent', member, {
    formIds: [ownFacts],
    people: [['Maria', 'Lopez']],
  })
  const [maria] = residents
  const [letter] = await lettersTo(maria?.email)
  const link = /español\? Abra esta página:\n(\S+)/.exec(letter?.text ?? '')?.[1] ?? ''
  await openLink(page, new URL(link).pathname + new URL(link).search)
  const room = getRoomFrame(page)
  await expect(page.getByRole('heading', { name: /le pide su firma$/ })).toBeVisible()
  await expect(page).toHaveTitle('Firme sus formularios · Countersign')
  await expect(page.getByRole('link', { name: 'Ir al contenido principal' })).toBeAttached()
  await expect(page.locator('html').first()).toHaveAttribute('lang', 'es')
  await expect(room.getByText('Usted firma los formularios en inglés.')).toBeVisible()
  await expect(room.locator('html')).toHaveAttribute('lang', 'es')
  expect(await findViolations(page)).toEqual([])

  const box = room.getByRole('checkbox', { name: /^Acepto usar documentos y firmas electrónic/ })
  await room.getByRole('button', { name: 'Continuar' }).click()
  await expect(room.getByText(/marque la casilla/)).toBeVisible()
  await box.check()
  await room.getByRole('button', { name: 'Continuar' }).click()
  await expect(room.getByText('Parties and home')).toBeHidden()
  await room.getByRole('button', { name: /^En inglés.*Las partes y la vivienda/ }).click()
  await expect(room.getByText('Parties and home')).toBeVisible()
  await room
    .getByRole('textbox', { name: /E-?mail|Correo/i })
    .first()
    .fill('no es un correo')
  await room.getByRole('button', { name: /^Firme aquí/ }).click()
  await room.getByRole('radio', { name: 'Letra elegante' }).check()
  await room.getByRole('button', { name: 'Adoptar y firmar' }).click()
  await expect(room.getByRole('img', { name: 'Firmado por Maria Lopez' }).first()).toBeVisible()
  await expect(room.getByRole('dialog')).toBeHidden()
  await room
    .getByRole('textbox', { name: /E-?mail|Correo/i })
    .first()
    .fill('')
  await expect(room.getByRole('heading', { name: /^Leído y firmado/ })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  const form = room.getByRole('article')
  await form.evaluate((sheet) => sheet.scrollIntoView({ block: 'end', behavior: 'instant' }))
  await expect
    .poll(() => findFacts(groupId, 'envelope.document-read'))
    .toMatchObject({ readingAid: 'es' })
  await room.getByRole('button', { name: 'Terminar' }).click()

  await expect(page.getByRole('heading', { name: 'Gracias, Maria Lopez' })).toBeVisible()
  await expect(page).toHaveTitle('Gracias · Countersign')
  await expect(page.getByText(/de \d{4}/).first()).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Descargar una copia de lo que firmó' }).click()
  expect((await downloading).suggestedFilename()).toBe('copy.pdf')

  expect(await findFacts(groupId, 'envelope.consented')).toMatchObject({ language: 'es-US' })
  await executePacket(member, groupId)
  await expect
    .poll(async () => (await lettersTo(maria?.email)).at(-1)?.subject)
    .toMatch(/^Firmado por todos: .+ para 412 Maple Street, Unit A$/)
})

test('the chosen language is remembered on another device', async ({ member, page, browser }) => {
  const { residents } = await createPacketAt('sent', member, {
    formIds: [ownFacts],
    people: [['Maria', 'Lopez']],
  })
  const link = `/sign/${residents[0]?.code ?? ''}`
  await openLink(page, link)
  const told = page.waitForResponse((answer) => answer.url().includes('/language/code/'))
  await getRoomFrame(page).getByRole('button', { name: 'Español' }).click()
  expect((await told).ok()).toBe(true)
  const other = await (await browser.newContext()).newPage()
  await openLink(other, link)
  await expect(other.getByRole('heading', { name: /le pide su firma$/ })).toBeVisible()
  await expect(getRoomFrame(other).getByRole('button', { name: 'Continuar' })).toBeVisible()
  await other.context().close()
})

test.describe('in a browser that asks for Spanish', () => {
  test.use({ locale: 'es-MX' })

  test('the first page is in Spanish, and so are later emails', async ({ member, page }) => {
    const { residents } = await createPacketAt('sent', member, { formIds: [ownFacts] })
    const told = page.waitForResponse((answer) => answer.url().includes('/language/code/'))
    await openLink(page, `/sign/${residents[0]?.code ?? ''}`)
    await expect(page.getByRole('heading', { name: /le pide su firma$/ })).toBeVisible()
    await expect(getRoomFrame(page).getByRole('button', { name: 'Continuar' })).toBeVisible()
    expect((await told).request().postDataJSON()).toEqual({ language: 'es' })
  })

  test('a language that was set for the resident comes first', async ({ member, page }) => {
    const { residents } = await createPacketAt('sent', member, { formIds: [ownFacts] })
    const code = residents[0]?.code ?? ''
    await query(`update signing_invites set language = 'en' where code = $1`, [code])
    await openLink(page, `/sign/${code}`)
    await expect(page.getByRole('heading', { name: /asks you to sign$/ })).toBeVisible()
    await expect(getRoomFrame(page).getByRole('button', { name: 'Continue' })).toBeVisible()
  })
})

test('the owner’s pages stay in English in a browser in which a resident read Spanish', async ({
  member,
  memberPage: page,
}) => {
  const { groupId } = await createPacketAt('created', member, { formIds: [ownFacts] })
  await page.goto('/legal-forms')
  await page.evaluate(() => localStorage.setItem('countersign.language', 'es'))

  await page.goto(`/legal-forms/start?documentGroupId=${groupId}`)
  const room = getRoomFrame(page)
  await expect(room.getByRole('button', { name: 'Finish' })).toBeVisible()
  await expect(room.locator('html')).toHaveAttribute('lang', 'en')
})

/** Of the first event of this type. */
async function findFacts(groupId: string, type: string): Promise<unknown> {
  const [row] = await query(
    `select data -> 'facts' as facts from events where stream = $1 and type = $2 order by seq`,
    [`group:${groupId}`, type],
  )
  return row?.facts
}

async function lettersTo(email: string | undefined): Promise<{ subject: string; text: string }[]> {
  const rows = await query(
    `select subject, text from mails where recipient_email = $1 order by created_at`,
    [email],
  )
  return rows.map(({ subject, text }) => ({ subject: String(subject), text: String(text) }))
}
