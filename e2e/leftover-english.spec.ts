import { packetCalls } from '@countersign/contract/calls/packets'
import { inviteCalls } from '@countersign/contract/calls/signing-invites'
import type { FrameLocator, Page } from '@playwright/test'
import { findEnglish } from './support/leftover-english.ts'
import { query } from './support/member.ts'
import { createPacketAt, type TestPacket } from './support/packet.ts'
import { completeRoomByApi } from './support/room-by-api.ts'
import { getRoomFrame, openLink, pressOpen, stopChecks } from './support/room.ts'
import { expect, test } from './support/test.ts'

const people = [
  ['Maria', 'Lopez'],
  ['José', 'Núñez'],
] as const
/** What stays as it is: names, the packet’s own name and the address of the home. */
const names = ['Maria Lopez', 'José Núñez', 'Olivia Owner', 'Contrato 7', 'Unit A']
const packet = { name: 'Contrato 7', people, formIds: ['pet-addendum'] }

test.use({ timezoneId: 'America/Chicago' })
test.setTimeout(120_000)

/** The owner’s list of the papers is an answer, in the words that are signed. */
const papers =
  'Residential Lease Agreement; Pet Addendum; Security Deposit Receipt; Move-In and Move-Out Inspection; Resident Information & Emergency Contacts'

test('a resident who reads in Spanish meets no English around the forms', async ({
  member,
  page,
}) => {
  const { residents } = await createPacketAt('sent', member, {
    ...packet,
    formIds: [
      'residential-lease',
      'pet-addendum',
      'security-deposit-receipt',
      'move-in-move-out-inspection',
      'resident-information-and-emergency-contacts',
    ],
  })
  const expectSpanish = expectSpanishOn(page, [papers, ...papers.split('; ')])
  await page.goto(spanishLink(residents[0]))
  await expect(page.getByRole('button', { name: 'Abrir los documentos' })).toBeVisible()
  await expectSpanish('link')
  await pressOpen(page)
  const room = getRoomFrame(page)
  await expect(room.getByRole('button', { name: 'Continuar' })).toBeVisible()
  await expect(room.getByText('Alquiler mensual').first()).toBeVisible()
  await expectSpanish('before agreeing')
  await room.getByRole('button', { name: 'Continuar' }).click()
  await expect(room.getByText(/marque la casilla/)).toBeVisible()
  await expectSpanish('without agreeing')

  await room.getByRole('checkbox', { name: /^Acepto/ }).check()
  await room.getByRole('button', { name: 'Continuar' }).click()
  await expect(room.getByText('Traducción solo para información.').first()).toBeVisible()
  await expectSpanish('reading')
  await enterMistakes(room)
  await expectSpanish('mistakes')
  await room.getByRole('button', { name: 'Vista de página' }).click()
  await expect(room.getByRole('button', { name: /^(Firme aquí|Iniciales)/ }).first()).toBeVisible()
  await expectSpanish('page view')

  await room.getByRole('button', { name: 'Vista de lectura' }).click()
  await room
    .getByRole('button', { name: /^(Firme aquí|Iniciales aquí)/ })
    .first()
    .click()
  for (const way of ['Escribir', 'Dibujar', 'Subir una foto']) {
    await room.getByRole('radio', { name: way }).check()
    await expectSpanish(`adopting: ${way}`)
  }
  await room.getByRole('button', { name: 'Cancelar' }).click()
  await room.getByRole('button', { name: 'Rechazar' }).first().click()
  await room.getByRole('button', { name: 'Negarme a firmar' }).click()
  await expectSpanish('declining')
})

test('a resident who has finished meets no English, in the room and after it', async ({
  member,
  page,
}) => {
  const { residents } = await createPacketAt('sent', member, {
    ...packet,
    formIds: ['residential-lease', 'pet-addendum'],
  })
  const [maria] = residents
  const expectSpanish = expectSpanishOn(page)
  const { embedUrl } = await member.api.call(inviteCalls.getEmbeddedLink, {
    params: { code: maria?.code ?? '' },
  })
  await completeRoomByApi(embedUrl)
  await openLink(page, spanishLink(maria))
  const room = getRoomFrame(page)
  await expect(room.getByText('Traducción solo para información.').first()).toBeVisible()
  const finish = room.getByRole('button', { name: 'Terminar' })
  await expect(finish).toBeEnabled()
  await expectSpanish('ready to finish')
  await finish.click()
  await expect(page.getByRole('heading', { name: 'Gracias, Maria Lopez' })).toBeVisible()
  await expectSpanish('waiting for others')

  const done = await createPacketAt('executed', member, packet)
  await page.goto(`/sign/status?code=${done.residents[0]?.code ?? ''}`)
  await expect(page.getByText('Ya firmaron todos.')).toBeVisible()
  await expectSpanish('signed by everyone')
})

test('a link that has ended says so in Spanish only', async ({ member, page }) => {
  const expectSpanish = expectSpanishOn(page)
  for (const [state, change] of Object.entries(ends)) {
    const sent = await createPacketAt('sent', member, packet)
    await change(sent, (docGroupId) =>
      member.api.call(packetCalls.cancelPacket, {
        params: { docGroupId },
        body: { reason: 'Vendida' },
      }),
    )
    await page.goto(spanishLink(sent.residents[0]))
    await expect(page, state).toHaveTitle(/^(Este enlace|Estos formularios|Usted se negó)/)
    await expectSpanish(state)
    const ask = page.getByRole('button', { name: 'Pedir un enlace nuevo' })
    if (await ask.isVisible()) {
      await ask.click()
      await expect(page.getByText(/usted le pidió a .+ un enlace nuevo/)).toBeVisible()
      await expectSpanish(`${state}, asked`)
    }
  }
  await page.goto('/sign/unknown?lang=es')
  await expect(page.getByRole('heading', { name: 'Este enlace no funciona' })).toBeVisible()
  await expectSpanish('unknown')
  await page.goto('/help/residents?lang=es')
  await expect(page.getByRole('heading', { level: 1, name: /firma/ })).toBeVisible()
  await expectSpanish('help')
})

test('a link whose documents are being changed says so in Spanish, in the open room and after it', async ({
  member,
  page,
}) => {
  const { groupId, residents } = await createPacketAt('sent', member, packet)
  const expectSpanish = expectSpanishOn(page)
  await stopChecks(page)
  await openLink(page, spanishLink(residents[0]))
  const room = getRoomFrame(page)
  await room.getByRole('checkbox', { name: /^Acepto/ }).check()
  await member.api.call(packetCalls.changeAnswers, { params: { docGroupId: groupId } })
  await room.getByRole('button', { name: 'Continuar' }).click()
  const title = room.getByRole('heading', { name: 'Se están cambiando los documentos' })
  await expect(title).toBeVisible()
  await expectSpanish('room revoked')
  await page.goto(spanishLink(residents[0]))
  await expect(page).toHaveTitle(/^Este enlace/)
  await expectSpanish('link replaced')
})

test('a resident’s page shows no English while its Spanish is still on the way', async ({
  member,
  page,
}) => {
  const { residents } = await createPacketAt('sent', member, packet)
  const waiting = Promise.withResolvers<undefined>()
  await page.route('**/assets/es-*', async (route) => {
    await waiting.promise
    await route.continue()
  })
  const asked = page.waitForRequest('**/assets/es-*')
  await page.goto(spanishLink(residents[0]), { waitUntil: 'commit' })
  await asked
  expect(await page.locator('#root').innerText()).toBe('')
  waiting.resolve(undefined)
  await expect(page.getByText('Olivia Owner le pide su firma')).toBeVisible()
  await expect(page.getByText('Sign your forms')).toHaveCount(0)
})

test('without a connection, and in a room that ended, a resident reads Spanish', async ({
  member,
  page,
  context,
}) => {
  const { residents } = await createPacketAt('sent', member, {
    ...packet,
    formIds: ['resident-information-and-emergency-contacts'],
  })
  const [maria] = residents
  const expectSpanish = expectSpanishOn(page)
  await page.route('**/api/signing-invites/**', (route) => route.abort())
  await page.goto(spanishLink(maria))
  await expect(page.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible()
  await expectSpanish('unreachable')
  await page.unroute('**/api/signing-invites/**')
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await pressOpen(page)
  const room = getRoomFrame(page)
  await room.getByRole('checkbox', { name: /^Acepto/ }).check()
  await page.route('**/api/signing-room/**', (route) => route.abort())
  await room.getByRole('button', { name: 'Continuar' }).click()
  await expect(room.getByRole('alert').first()).toBeVisible()
  await expectSpanish('consent without a connection')
  await page.unroute('**/api/signing-room/**')
  await room.getByRole('button', { name: 'Continuar' }).click()
  await expect(room.getByRole('button', { name: 'Terminar' })).toBeVisible()

  await stopChecks(page)
  const tab = await context.newPage()
  await tab.goto(spanishLink(maria))
  await expect(getRoomFrame(tab).getByRole('button', { name: 'Terminar' })).toBeVisible()
  await room.getByRole('textbox').first().fill('Escuela')
  await expect(room.getByRole('button', { name: 'Continuar aquí' })).toBeVisible()
  await expectSpanish('continued in another tab')
})

test('a resident who asks for paper, asks a question or declines is answered in Spanish', async ({
  member,
  page,
}) => {
  const { residents } = await createPacketAt('sent', member, {
    ...packet,
    formIds: ['resident-information-and-emergency-contacts'],
  })
  const expectSpanish = expectSpanishOn(page)
  await openLink(page, spanishLink(residents[0]))
  const room = getRoomFrame(page)
  await expect(room.getByRole('button', { name: 'Continuar' })).toBeVisible()
  await expectSpanish('other choices')
  await room.getByRole('button', { name: 'Enviar la pregunta' }).click()
  await expectSpanish('no question')
  await room.getByRole('textbox', { name: 'Su pregunta' }).fill('¿Qué pasa con el gas?')
  await room.getByRole('button', { name: 'Enviar la pregunta' }).click()
  await expect(room.getByText('Su pregunta se envió a Olivia Owner.')).toBeVisible()
  await room.getByRole('button', { name: 'Pedir los formularios en papel' }).click()
  await expect(room.getByText(/Pidió los formularios en papel/)).toBeVisible()
  await expectSpanish('asked for paper')
  await room.getByRole('button', { name: 'Rechazar' }).first().click()
  await room.getByRole('textbox', { name: 'Motivo' }).fill('El alquiler no es ese.')
  await room.getByRole('button', { name: 'Negarme a firmar' }).click()
  await expect(room.getByRole('heading', { name: 'No se firmó' })).toBeVisible()
  await expectSpanish('declined')
})

const ends: Record<
  string,
  (packet: TestPacket, cancel: (docGroupId: string) => Promise<unknown>) => Promise<unknown>
> = {
  expired: ({ residents }) => setStatus(residents[0]?.code, 'expired'),
  declined: ({ residents }) => setStatus(residents[0]?.code, 'declined'),
  'opened by somebody else': ({ residents }) => setStatus(residents[0]?.code, 'canceled'),
  canceled: ({ groupId }, cancel) => cancel(groupId),
}

function setStatus(code: string | undefined, status: string): Promise<unknown> {
  return query(
    `update signing_invites set status = $2, expires_at = case when $2 = 'expired' then now() - interval '1 minute' else expires_at end where code = $1`,
    [code, status],
  )
}

function spanishLink(resident: { code: string } | undefined): string {
  return `/sign/${resident?.code ?? ''}?lang=es`
}

/** Fails with all English that is shown or read aloud, also in what can be folded open. */
function expectSpanishOn(page: Page, answers: readonly string[] = []) {
  return async (screen: string): Promise<void> => {
    for (const frame of page.frames()) {
      await frame.evaluate(() =>
        document.querySelectorAll('details').forEach((details) => (details.open = true)),
      )
    }
    expect.soft(await findEnglish(page, [...answers, ...names]), screen).toEqual([])
  }
}

/** Every kind of control gets something that it refuses. */
async function enterMistakes(room: FrameLocator): Promise<void> {
  const kinds = ['numeric', 'decimal', 'tel', 'email']
  const boxes = kinds.flatMap((kind) => [`[inputmode=${kind}]`, `[type=${kind}]`]).join()
  for (const box of await room.locator(`input:is(${boxes}):read-write:visible`).all()) {
    await box.fill('mal')
    await box.blur()
  }
  await room.getByRole('button', { name: 'Siguiente' }).click()
}
