import { photoType } from '@countersign/contract/rules/limits'
import { createPlainPdf } from '@countersign/pdf/testing/plain-pdf'
import { completeRoom, visitOf } from '../../../bin/demo/finish-room.ts'
import { openRaw, requestHead, write, type RawConnection } from '../../raw-request.ts'
import { linkByCode, residentInvites, roomOf, walkPacket } from '../../walk-packet.ts'
import { photoRequest, sendInspection } from '../inspection-photos.ts'
import { send, sendChecked, type SoakRequest } from '../send.ts'
import type { Site } from '../site.ts'
import type { Sweep } from '../sweep.ts'

const addresses = 6
const megabyte = 2 ** 20

/** Strangers, and a resident with photos, hold all that they get of memory and disk; meanwhile others work. */
export const pools: Sweep = async (site, { random, note }) => {
  const { test } = site
  const walk = await walkPacket(test, 'sent')
  const [invite] = await residentInvites(walk)
  const link = await linkByCode(test, invite?.code ?? '')
  await completeRoom(roomOf(test), visitOf(link))
  const pdf = Buffer.from(await createPlainPdf('Garage lease'))
  const [slow, quick] = await sendInspection(test)
  if (!slow || !quick) {
    throw new Error('The inspection has two residents.')
  }
  const photo = photoRequest(slow, 1)

  const declared = random.pick([15_000, 990_000])
  const part = random.pick([8, 40]) * megabyte
  note(`slow bodies that announce ${declared} bytes, and files of which ${part} bytes have come`)
  const strangers = await Promise.all([
    ...Array.from({ length: 96 }, (_, index) =>
      hold(site, index, { path: '/api/auth/callback', type: 'application/json', declared }),
    ),
    ...Array.from({ length: 96 }, (_, index) =>
      hold(site, index, { path: '/api/webhooks/mail', type: 'application/json', declared }),
    ),
    ...Array.from({ length: 24 }, (_, index) =>
      hold(site, index, { path: '/api/verify', type: 'application/pdf', declared: 49e6, part }),
    ),
    ...Array.from({ length: 12 }, (_, index) =>
      hold(site, index, {
        path: photo.url,
        type: photoType,
        declared: 9e6,
        part: megabyte,
        authorization: photo.headers.authorization,
      }),
    ),
  ])
  try {
    const room = `Bearer ${new URL(link).hash.slice(1)}`
    await expectOk(site, 'a resident’s Finish', {
      method: 'POST',
      url: '/api/signing-room/finish',
      headers: { authorization: room },
    })
    await expectOk(site, 'a resident’s photo', photoRequest(quick, 1))
    await expectOk(site, 'a member’s upload', {
      method: 'POST',
      url: '/api/forms/uploads',
      headers: { ...walk.member.headers, 'content-type': 'application/pdf' },
      payload: pdf,
    })
    const body = { code: 'made-up', state: 'made-up' }
    const login = await sendChecked(site.address(), {
      method: 'POST',
      url: '/api/auth/callback',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    })
    if (login.code !== 'login-failed') {
      throw new Error(`A login is answered ${login.status} ${login.text}`)
    }
  } finally {
    strangers.forEach(({ socket }) => socket.destroy())
  }
  site.expectAlive()
}

/** Sends a part of a body, and no more. */
async function hold(
  site: Site,
  index: number,
  body: {
    path: string
    type: string
    declared: number
    part?: number
    authorization?: string | undefined
  },
): Promise<RawConnection> {
  const connection = await openRaw(Number(new URL(site.address()).port))
  const headers = {
    'content-type': body.type,
    'content-length': body.declared,
    'x-forwarded-for': `203.0.113.${index % addresses}`,
    ...(body.authorization && { authorization: body.authorization }),
  }
  await write(connection.socket, requestHead(`POST ${body.path}`, headers))
  await write(connection.socket, Buffer.alloc(body.part ?? 1000, 32))
  return connection
}

async function expectOk(site: Site, what: string, request: SoakRequest): Promise<void> {
  const { status, text } = await send(site.address(), request)
  if (status >= 300) {
    throw new Error(`${what} is answered ${status} ${text}`)
  }
}
