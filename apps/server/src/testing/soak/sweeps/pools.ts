import { createPlainPdf } from '@countersign/pdf/testing/plain-pdf'
import { completeRoom, visitOf } from '../../../bin/demo/finish-room.ts'
import { openRaw, requestHead, write, type RawConnection } from '../../raw-request.ts'
import { linkByCode, residentInvites, roomOf, walkPacket } from '../../walk-packet.ts'
import { send, sendChecked } from '../send.ts'
import type { Site } from '../site.ts'
import type { Sweep } from '../sweep.ts'

const addresses = 6
const megabyte = 2 ** 20

/** Strangers hold all that they get of memory and disk; meanwhile a resident signs and a member uploads. */
export const pools: Sweep = async (site, { random, note }) => {
  const { test } = site
  const walk = await walkPacket(test, 'sent')
  const [invite] = await residentInvites(walk)
  const link = await linkByCode(test, invite?.code ?? '')
  await completeRoom(roomOf(test), visitOf(link))
  const pdf = Buffer.from(await createPlainPdf('Garage lease'))

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
  ])
  try {
    const room = `Bearer ${new URL(link).hash.slice(1)}`
    await expectOk(site, 'a resident’s Finish', '/api/signing-room/finish', {
      headers: { authorization: room },
    })
    await expectOk(site, 'a member’s upload', '/api/forms/uploads', {
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
  body: { path: string; type: string; declared: number; part?: number },
): Promise<RawConnection> {
  const connection = await openRaw(Number(new URL(site.address()).port))
  const headers = {
    'content-type': body.type,
    'content-length': body.declared,
    'x-forwarded-for': `203.0.113.${index % addresses}`,
  }
  await write(connection.socket, requestHead(`POST ${body.path}`, headers))
  await write(connection.socket, Buffer.alloc(body.part ?? 1000, 32))
  return connection
}

async function expectOk(
  site: Site,
  what: string,
  url: string,
  request: { headers: Record<string, string>; payload?: Buffer },
): Promise<void> {
  const { status, text } = await send(site.address(), { method: 'POST', url, ...request })
  if (status >= 300) {
    throw new Error(`${what} is answered ${status} ${text}`)
  }
}
