import { packetCalls } from '@countersign/contract/calls/packets'
import { inviteCalls } from '@countersign/contract/calls/signing-invites'
import type { FrameLocator, Page } from '@playwright/test'
import { type Member, query } from '../support/member.ts'
import { createPacketAt, signAsResident, type TestPacket } from '../support/packet.ts'
import { completeRoomByApi } from '../support/room-by-api.ts'
import { getRoomFrame, openLink, openTools, pressOpen } from '../support/room.ts'
import { residentViews } from './view.ts'

const newLease = ['residential-lease', 'lead-based-paint-disclosure', 'pet-addendum']

export const residentRoomViews = [
  ...residentViews('/sign/:code', {
    'first opened': async (page, member) => {
      const { residents } = await createPacketAt('sent', member, { formIds: newLease })
      await goTo(page, `/sign/${residents[0]?.code ?? ''}`)
    },
    'an owner before their turn': async (page, member) => {
      const { owners } = await createPacketAt('sent', member, { owners: [['Sam', 'Ellis']] })
      await goTo(page, `/sign/${owners[0]?.code ?? ''}`)
    },
    'before agreeing': (page, member) => openRoom(page, member),
    'without agreeing': async (page, member) => {
      await openRoom(page, member)
      await pressLast(getRoomFrame(page), /^(Continue|Continuar)$/)
    },
    reading: openForReading,
    'the page as it is printed': async (page, member) => {
      await openForReading(page, member)
      await pressLast(getRoomFrame(page), /^(Page view|Vista de página)$/)
    },
    'language, text size and view': async (page, member) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await openForReading(page, member)
      await openTools(getRoomFrame(page))
    },
    'a place to sign': async (page, member) => {
      await openForReading(page, member)
      return getRoomFrame(page).getByRole('button', { name: signHere }).first()
    },
    'adopting a typed signature': openAdopt,
    'adopting a drawn signature': async (page, member) => {
      await openAdopt(page, member)
      await getRoomFrame(page).getByRole('radio').nth(1).check()
    },
    'ready to finish': async (page, member) => {
      await openAfter(page, member, async (_, code) => {
        const { embedUrl } = await member.api.call(inviteCalls.getEmbeddedLink, {
          params: { code },
        })
        await completeRoomByApi(embedUrl)
      })
      await pressOpen(page)
      await getRoomFrame(page).getByRole('button', { name: finish }).waitFor()
    },
    declining: async (page, member) => {
      await openForReading(page, member)
      await pressLast(getRoomFrame(page), /^(Decline|No firmar|Rechazar)/)
      await getRoomFrame(page).getByRole('dialog').waitFor()
    },
    declined: declineTheLink,
    'declined, and opened again': async (page, member) => {
      await declineTheLink(page, member)
      await page.reload()
      await page.getByRole('heading', { level: 1 }).first().waitFor()
    },
    'somebody else': async (page, member) => {
      await openRoom(page, member)
      const room = getRoomFrame(page)
      await room.getByText(notMe).last().click()
      await pressLast(room, /Maria Lopez/)
      await pressLast(room, confirmNotMe)
      await room
        .getByRole('heading', { name: /^(Thank you for telling|Gracias por avis)/ })
        .waitFor()
    },
    'questions of a form': async (page, member) => {
      const { residents } = await createPacketAt('sent', member, {
        formIds: ['resident-information-and-emergency-contacts', 'rental-application'],
        name: 'Application',
        people: [['Maria', 'Lopez']],
      })
      await openLink(page, `/sign/${residents[0]?.code ?? ''}`)
      const room = getRoomFrame(page)
      await room.getByRole('checkbox').first().check()
      await pressLast(room, /^(Continue|Continuar)$/)
      return room.getByRole('textbox').first()
    },
    'what is about to be finished': async (page, member) => {
      await openAfter(page, member, async (_, code) => {
        const { embedUrl } = await member.api.call(inviteCalls.getEmbeddedLink, {
          params: { code },
        })
        await completeRoomByApi(embedUrl)
      })
      await pressOpen(page)
      return getRoomFrame(page).getByRole('region', { name: beforeFinish })
    },
    expired: (page, member) =>
      openAfter(page, member, async (_, code) => {
        await query(
          `update signing_invites set expires_at = now() - interval '1 minute', status = 'expired' where code = $1`,
          [code],
        )
      }),
    canceled: (page, member) =>
      openAfter(page, member, ({ groupId }) =>
        member.api.call(packetCalls.cancelPacket, {
          params: { docGroupId: groupId },
          body: { reason: 'The home is no longer for rent.' },
        }),
      ),
  }),
  ...residentViews('/sign/status', {
    'waiting for others': (page, member) =>
      openAfter(page, member, (_, code) => signAsResident(member, code)),
    executed: async (page, member) => {
      const { residents } = await createPacketAt('executed', member, { name: 'New lease' })
      await goTo(page, `/sign/status?code=${residents[0]?.code ?? ''}`)
    },
  }),
]

const finish = /^(Finish|Terminar)$/
const beforeFinish = /^(Before you finish|Antes de terminar)$/
const decline = /^(Decline|Rechazar)$/
const confirmDecline = /^(Decline to sign|Negarme a firmar)$/
const notMe = /^(This isn’t me|No soy esta persona)/
const confirmNotMe = /^(Yes, end this link|Sí, terminar este enlace)$/
const signHere = /^(Sign|Initial) here|^(Firme|Iniciales) aquí/

async function openRoom(page: Page, member: Member): Promise<void> {
  const { residents } = await createPacketAt('sent', member, {
    formIds: newLease,
    name: 'New lease',
  })
  await openLink(page, `/sign/${residents[0]?.code ?? ''}`)
  await getRoomFrame(page).getByRole('checkbox').first().waitFor()
}

async function openForReading(page: Page, member: Member): Promise<void> {
  await openRoom(page, member)
  const room = getRoomFrame(page)
  await room.getByRole('checkbox').first().check()
  await pressLast(room, /^(Continue|Continuar)$/)
  await room.getByRole('button', { name: finish }).waitFor()
}

async function declineTheLink(page: Page, member: Member): Promise<void> {
  await openForReading(page, member)
  const room = getRoomFrame(page)
  await pressLast(room, decline)
  const dialog = room.getByRole('dialog')
  await dialog.getByRole('textbox').fill('The rent is another one.')
  await dialog.getByRole('button', { name: confirmDecline }).click()
  await room.getByRole('heading', { name: /^(Signing was declined|No se firmó)/ }).waitFor()
}

async function openAdopt(page: Page, member: Member): Promise<void> {
  await openForReading(page, member)
  await pressFirst(getRoomFrame(page), signHere)
  await getRoomFrame(page).getByRole('dialog').waitFor()
}

async function openAfter(
  page: Page,
  member: Member,
  change: (packet: TestPacket, code: string) => Promise<unknown>,
): Promise<void> {
  const packet = await createPacketAt('sent', member, { name: 'New lease' })
  const code = packet.residents[0]?.code ?? ''
  await change(packet, code)
  await goTo(page, `/sign/${code}`)
}

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}

async function pressFirst(room: FrameLocator, name: RegExp): Promise<void> {
  await room.getByRole('button', { name }).first().click()
}

async function pressLast(room: FrameLocator, name: RegExp): Promise<void> {
  await room.getByRole('button', { name }).last().click()
}
