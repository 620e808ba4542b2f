import { formCalls } from '@countersign/contract/calls/forms'
import type { FrameLocator } from '@playwright/test'
import { garageLease } from './support/garage-lease.ts'
import { createPacketAt, signAsResident } from './support/packet.ts'
import { measureOverflowAt } from './support/measure-overflow.ts'
import { getRoomFrame, openLink, openTools, pressOpen } from './support/room.ts'
import { chooseUnitAndResident, fillResident } from './support/start-packet.ts'
import { expect, test } from './support/test.ts'

/** 320 px is a window of 1280 px at 400 % zoom (WCAG 1.4.10). */
const widths = [320, 360, 390, 768, 1440]
/** The longest last name that can be entered. */
const longName = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralterne'.slice(0, 50)
const people = [
  ['Maria', longName],
  ['José', 'Núñez'],
] as const
const forms = [
  'residential-lease',
  'lead-based-paint-disclosure',
  'pet-addendum',
  'house-rules-community-policies',
  'security-deposit-receipt',
  'move-in-cost-and-fee-disclosure',
]

test.setTimeout(120_000)

for (const language of ['en', 'es'] as const) {
  test(`nothing spills out of its box on a resident’s screens (${language})`, async ({
    member,
    page,
  }) => {
    const { residents } = await createPacketAt('sent', member, { formIds: forms, people })
    const [maria] = residents
    const found: string[] = []
    const measure = measureOverflowAt(widths, page, found)

    await page.goto(`/sign/${maria?.code ?? ''}?lang=${language}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await measure('link', { spacing: true })
    await pressOpen(page)
    const room = getRoomFrame(page)
    const box = room.getByRole('checkbox', { name: /^(I agree|Acepto)/ })
    await expect(box).toBeVisible()
    await measure('consent', { spacing: true })
    await box.check()
    await room.getByRole('button', { name: /^(Continue|Continuar)$/ }).click()
    await showForms(room, language)
    await measure('reading view', { spacing: true })
    await openTools(room)
    await room.getByRole('button', { name: /^(Page view|Vista de página)$/ }).click()
    await expect(
      room.getByRole('button', { name: /^(Sign here|Firme aquí)/ }).first(),
    ).toBeVisible()
    await measure('page view', { spacing: true })

    await signAsResident(member, maria?.code ?? '')
    await page.goto(`/sign/${maria?.code ?? ''}?lang=${language}`)
    await expect(page.getByRole('heading', { name: /^(Thank you|Gracias)/ })).toBeVisible()
    await measure('thank you', { spacing: true })

    expect(found).toEqual([])
  })

  test(`nothing spills out of a resident’s dialogs, or of what they see without a form (${language})`, async ({
    member,
    page,
  }) => {
    const { residents } = await createPacketAt('sent', member, {
      formIds: ['pet-addendum'],
      people,
    })
    const found: string[] = []
    const measure = measureOverflowAt(widths, page, found)
    for (const path of ['/sign/unknown', '/help/residents']) {
      await page.goto(`${path}?lang=${language}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await measure(path, { spacing: true })
    }

    await openLink(page, `/sign/${residents[0]?.code ?? ''}?lang=${language}`)
    const room = getRoomFrame(page)
    await room.getByRole('checkbox', { name: /^(I agree|Acepto)/ }).check()
    await room.getByRole('button', { name: /^(Continue|Continuar)$/ }).click()
    await showForms(room, language)
    await room
      .getByRole('button', { name: /^(Sign here|Firme aquí)/ })
      .first()
      .click()
    for (const way of [/^(Type|Escribir)$/, /^(Draw|Dibujar)$/, /^(Upload|Subir)/]) {
      await room.getByRole('radio', { name: way }).check()
      await measure(`adopting ${way.source}`, { spacing: true })
    }
    await room.getByRole('button', { name: /^(Cancel|Cancelar)$/ }).click()
    await room
      .getByRole('button', { name: /^(Decline|Rechazar)$/ })
      .first()
      .click()
    await expect(room.getByRole('dialog')).toBeVisible()
    await measure('declining', { spacing: true })

    expect(found).toEqual([])
  })
}

test('nothing spills out of its box on the owner’s screens, and a finger meets each control', async ({
  member,
  memberPage: page,
}) => {
  const found: string[] = []
  const measure = measureOverflowAt(widths, page, found)
  const { groupId } = await createPacketAt('created', member, { formIds: forms, people })
  const sent = await createPacketAt('sent', member, { formIds: forms.slice(1, 3), people })

  await page.goto('/legal-forms?from=2020-01-01')
  await expect(page.getByRole('link', { name: 'José Núñez' }).first()).toBeVisible()
  await measure('/legal-forms', { spacing: true })
  for (const path of [
    '/legal-forms/select-property',
    `/legal-forms/properties/${member.property._id}`,
    '/legal-forms/custom-forms',
    '/legal-forms/custom-forms/new/text',
    '/account',
    '/help',
    '/verify',
    `/legal-forms/status?documentGroupId=${sent.groupId}`,
    `/legal-forms/resident-link?documentGroupId=${sent.groupId}`,
    `/legal-forms/read?documentGroupId=${sent.groupId}`,
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading').first(), path).toBeVisible()
    await measure(path.split('?')[0] ?? path, { spacing: true })
  }
  await page.goto(`/legal-forms/start?documentGroupId=${groupId}`)
  await expect(getRoomFrame(page).getByRole('button', { name: 'Finish' })).toBeVisible()
  await measure('fill')

  expect(found).toEqual([])
})

test('nothing spills out of its box where a packet is created, paid for and printed', async ({
  member,
  memberPage: page,
}) => {
  const found: string[] = []
  const measure = measureOverflowAt(widths, page, found)
  const filled = await createPacketAt('filled', member, { formIds: forms.slice(1, 3), people })
  const executed = await createPacketAt('executed', member, { formIds: forms.slice(2, 3), people })

  await page.goto('/legal-forms/select-property')
  await page.getByRole('combobox', { name: 'Unit' }).selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('First name')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('First name is required.').first()).toBeVisible()
  await measure('add signers, with errors', { spacing: true })
  await fillResident(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('checkbox', { name: 'Residential Lease Agreement' }).check()
  await page.getByRole('checkbox', { name: 'Pet Addendum' }).check()
  await measure('select documents', { spacing: true })
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Packet name')).toBeVisible()
  await measure('review', { spacing: true })

  for (const path of [
    '/legal-forms/print?formId=notice-to-cure-or-quit',
    `/legal-forms/payment?documentGroupId=${filled.groupId}`,
    `/legal-forms/view?documentGroupId=${executed.groupId}`,
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading').first(), path).toBeVisible()
    await page.waitForLoadState('networkidle')
    await measure(path.split('?')[0] ?? path, { spacing: true })
  }

  expect(found).toEqual([])
})

test('nothing spills out of its box, and no choice is cut off, where custom forms are made', async ({
  memberPage: page,
}) => {
  const found: string[] = []
  const measure = measureOverflowAt(widths, page, found)
  const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: garageLease() })
  await page.goto('/legal-forms/custom-forms/new')
  await expect(page.getByRole('heading', { name: 'Add a custom form' })).toBeVisible()
  await measure('ways to add a form', { spacing: true })

  await page.goto('/legal-forms/custom-forms/new/pdfs')
  await page.getByLabel('Choose PDFs').setInputFiles([pdf('Garage.pdf'), pdf('Shed.pdf')])
  await expect(page.getByRole('button', { name: 'Upload 2 PDFs' })).toBeVisible()
  await measure('many PDFs, listed')
  await page.getByLabel('Category of these forms').selectOption('Lease Addenda')
  await page.getByRole('button', { name: 'Upload 2 PDFs' }).click()
  await expect(page.getByText('1 added, 1 already in your forms.')).toBeVisible()
  await measure('many PDFs, uploaded')

  await page.goto('/add-property')
  await expect(page.getByLabel('State')).toBeVisible()
  await measure('a property', { spacing: true })

  expect(found).toEqual([])
})

async function showForms(room: FrameLocator, language: 'en' | 'es'): Promise<void> {
  await expect(room.getByRole('button', { name: /^(Finish|Terminar)$/ })).toBeVisible()
  if (language === 'es') {
    await expect(room.getByText('Traducción solo para información.').first()).toBeVisible()
  }
}

test('the description of every form is whole, at a desk on two lines at most', async ({
  member,
  memberPage,
}) => {
  const { forms } = await member.api.call(formCalls.getForms, { query: { limit: 100 } })
  const texts = forms.map(({ description }) => description)
  await chooseUnitAndResident(memberPage)
  await expect(memberPage.getByRole('checkbox', { name: 'Pet Addendum' })).toBeVisible()
  for (const width of [360, 390, 1100, 1440]) {
    await memberPage.setViewportSize({ width, height: 900 })
    const shown = await memberPage.locator('li p').evaluateAll(
      (all, known) =>
        all
          .filter(({ textContent }) => known.includes(textContent))
          .map((one) => ({
            text: one.textContent,
            lines: Math.round(one.clientHeight / parseFloat(getComputedStyle(one).lineHeight)),
            isCut: one.scrollHeight > one.clientHeight + 1,
          })),
      texts,
    )
    expect(shown.length).toBeGreaterThan(50)
    expect(shown.filter(({ isCut }) => isCut)).toEqual([])
    expect(shown.filter(({ lines }) => width === 1440 && lines > 2)).toEqual([])
  }
})
