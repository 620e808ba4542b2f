import { applicationLimits } from '@countersign/contract/rules/application-limits'
import type {
  ApplicationConfirmation,
  ApplicationLink,
  Applications,
  WaitingApplications,
} from '@countersign/contract/schemas/applications'
import type { Property } from '@countersign/contract/schemas/properties'
import type { SigningInvite } from '@countersign/contract/schemas/signing-invites'
import { applicationRequests, mails } from '@countersign/database'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { userStream } from '../../kernel/events/event-stream.ts'
import { addMs, days, minutes } from '../../kernel/time.ts'
import { startTestApp, type Member, type TestApp } from '../../testing/index.ts'
import { addProperty, expectOk, groupBody } from '../../testing/walk-packet.ts'
import { recordReport } from '../emails/index.ts'
import { deleteExpiredJob } from '../retention/index.ts'

let server: TestApp
let owner: Member
let property: Property
let link: ApplicationLink
beforeAll(async () => {
  server = await startTestApp()
})
// A login ends while the clock goes on.
beforeEach(async () => {
  owner = await server.asMember()
  property = await addProperty(owner)
  link = await createLink(null)
})
afterAll(() => server.stop())

let number = 0
function applicant() {
  number += 1
  return {
    firstName: 'Rosa',
    lastName: 'Díaz López',
    email: `Rosa.${number}@example.com`,
    phone: '(217) 555-0105',
    message: 'We would like to move in on May 1.',
    language: 'es',
  }
}

describe('refused', () => {
  test('another owner sees no link and no request, and changes none', async () => {
    const requestId = await requestOf(applicant())
    const stranger = await server.asMember()
    const own = `/users/${owner.userId}`
    const theirs = `/users/${stranger.userId}`
    const home = `/properties/${property._id}`
    for (const [method, url, code] of [
      ['GET', `${own}${home}/applications`, 'property-not-found'],
      ['GET', `${theirs}${home}/applications`, 'property-not-found'],
      ['DELETE', `${theirs}${home}/application-links/${link._id}`, 'application-link-not-found'],
      ['DELETE', `${theirs}/application-requests/${requestId}`, 'application-not-found'],
      ['POST', `${theirs}/application-requests/${requestId}/restore`, 'application-not-found'],
    ] as const) {
      expect((await stranger.call(method, url)).json().code, url).toBe(code)
    }
    const made = await stranger.call('POST', `${theirs}${home}/application-links`, { unitId: null })
    expect(made.json().code).toBe('property-not-found')
    expect((await list()).requests).toHaveLength(1)
    expect((await visit('GET', `/link/${link.code}`)).statusCode).toBe(200)
  })

  test('an unknown and a malformed code are answered alike', async () => {
    const [unknown, malformed] = [
      await visit('GET', `/link/${server.services.ids.code()}`),
      await visit('GET', '/link/none'),
    ]
    expect(unknown.statusCode).toBe(404)
    expect(malformed.json()).toMatchObject({ code: unknown.json().code })
  })

  test('a link that was ended or lost its home takes no request', async () => {
    await expectDone(owner.call('DELETE', `${base()}/application-links/${link._id}`))
    expect((await ask(applicant(), link.code)).json().code).toBe('application-link-ended')

    const last = await createLink(null)
    await expectDone(owner.call('DELETE', base()))
    expect((await visit('GET', `/link/${last.code}`)).json().code).toBe('application-link-ended')
  })

  test('a link in an advertisement goes on when the owner asks for one again, also at once', async () => {
    const again = await Promise.all([createLink(null), createLink(null)])

    expect(again).toEqual([link, link])
    expect((await ask(applicant(), link.code)).statusCode).toBe(204)
  })

  test('each wrong field is named', async () => {
    const answer = await ask({ ...applicant(), firstName: '', email: 'rosa', phone: '12' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors.map(({ field }: { field: string }) => field)).toEqual([
      'firstName',
      'email',
      'phone',
    ])
    expect((await list()).requests).toEqual([])
  })

  test('the owner neither sees nor is told of an unconfirmed request', async () => {
    const one = applicant()
    await ask(one)
    await server.jobs.run()

    expect((await list()).requests).toEqual([])
    expect(await waiting()).toEqual([])
    expect(mailsTo(owner.email)).toEqual([])
    const mail = mailsTo(one.email)[0]
    expect(mail?.text).not.toContain('Rosa')
    expect(mail?.text).not.toContain('May 1')
  })

  test('a confirmation link that is a week old', async () => {
    const code = await confirmationOf(applicant())

    server.clock.advance(days(applicationLimits.confirmDays) + 1)
    expect((await confirm(code)).json().code).toBe('application-not-found')
  })

  test('an unconfirmed request of a link that has ended meanwhile', async () => {
    const code = await confirmationOf(applicant())
    await expectDone(owner.call('DELETE', `${base()}/application-links/${link._id}`))
    expect((await confirm(code)).json().code).toBe('application-link-ended')
  })

  test('more confirmed requests by one link in a day than anybody makes', async () => {
    await insertRequests(applicationLimits.confirmedPerLinkPerDay, {
      confirmedAt: server.clock.now(),
    })
    expect((await ask(applicant())).json().code).toBe('too-many-requests')
    server.clock.advance(days(1) + 1)
    expect((await ask(applicant())).statusCode).toBe(204)
  })

  test('a request that was started is not removed', async () => {
    const one = applicant()
    const requestId = await requestOf(one)
    await start([requestId], one.email)
    const answer = await owner.call('DELETE', request(requestId))
    expect(answer.json().code).toBe('application-started')
  })
})

test('too many tries from one address are stopped', async () => {
  const limited = await startTestApp({}, { rateLimits: true, trustProxy: true })
  try {
    const statuses = []
    for (let count = 0; count < 61; count += 1) {
      const { statusCode } = await limited.app.inject({
        method: 'POST',
        url: `/api/applications/link/${server.services.ids.code()}/requests`,
        headers: { 'x-forwarded-for': '203.0.113.7' },
        payload: applicant(),
      })
      statuses.push(statusCode)
    }
    expect(statuses).toEqual([...Array<number>(60).fill(404), 429])
  } finally {
    await limited.stop()
  }
})

describe('strangers who enter addresses that are not theirs', () => {
  test('from a few networks do not keep an applicant from getting the email', async () => {
    const before = server.mail.sent.length
    for (let count = 0; count < 120; count += 1) {
      expect((await ask(applicant(), link.code, `203.0.113.${count % 4}`)).statusCode).toBe(204)
    }
    const honest = applicant()
    expect((await ask(honest, link.code, '198.51.100.1')).statusCode).toBe(204)
    server.clock.advance(15_000)
    await server.jobs.run()

    expect(mailsTo(honest.email)).toHaveLength(1)
    expect(server.mail.sent.length - before).toBeLessThan(12)
    expect((await list()).links).toMatchObject([{ unconfirmedToday: 121 }])
  })

  test('from very many networks delay the email to an applicant by half an hour at most', async () => {
    const waiting = new Date(server.clock.now().getTime() + days(2))
    await insertRequests(1, { confirmSentAt: waiting })
    const honest = applicant()
    await ask(honest)
    server.clock.advance(minutes(30))
    await server.jobs.run()

    expect(mailsTo(honest.email)).toHaveLength(1)
  })

  test('are slowed down further while a link has very many requests that nobody confirms', async () => {
    await insertRequests(applicationLimits.manyUnconfirmed, {})
    const people = [applicant(), applicant(), applicant(), applicant()]
    for (const one of people) {
      await ask(one, link.code, '203.0.113.9')
    }
    server.clock.advance(minutes(1))
    await server.jobs.run()
    expect(people.map(({ email }) => mailsTo(email).length)).toEqual([1, 1, 1, 0])
    server.clock.advance(minutes(1))
    await server.jobs.run()
    expect(people.map(({ email }) => mailsTo(email).length)).toEqual([1, 1, 1, 1])
  })

  test('are refused by network and day, with what an applicant there can do', async () => {
    const other = await createLinkOfOtherHome()
    await insertRequests(applicationLimits.unconfirmedPerNetworkPerDay, {
      network: 'ip:2001:db8:1:2::/64',
    })
    const refused = await ask(applicant(), other.code, '2001:db8:1:2:3::4')
    expect([refused.statusCode, refused.json().detail]).toEqual([
      429,
      expect.stringContaining('Confirm yours with the link in our email'),
    ])
    expect((await ask(applicant(), other.code, '2001:db8:1:3::1')).statusCode).toBe(204)
    server.clock.advance(days(1) + 1)
    expect((await ask(applicant(), other.code, '2001:db8:1:2:3::4')).statusCode).toBe(204)
  })

  test('whose emails come back three times cause no more of them, also none that waits', async () => {
    const wrong = [applicant(), applicant(), applicant(), applicant()]
    for (const one of wrong) {
      await ask(one, link.code, '203.0.113.20')
      await sendAll()
    }
    const waiting = applicant()
    await ask(waiting, link.code, '203.0.113.20')
    for (const one of wrong.slice(0, 3)) {
      await report('bounce', one.email)
    }
    const later = applicant()
    expect((await ask(later, link.code, '203.0.113.20')).statusCode).toBe(204)
    const honest = applicant()
    await ask(honest)
    await sendAll()

    expect(mailsTo(waiting.email)).toEqual([])
    expect(mailsTo(later.email)).toEqual([])
    expect(mailsTo(honest.email)).toHaveLength(1)
  })

  test('of whose emails one is marked as spam cause no more, and who marked it gets none by this owner', async () => {
    const victim = applicant()
    await ask(victim, link.code, '203.0.113.30')
    await sendAll()
    await report('complaint', victim.email)
    const next = applicant()
    await ask(next, link.code, '203.0.113.30')
    server.clock.advance(days(1) + 1)
    await ask(victim, link.code)
    await sendAll()

    expect(mailsTo(next.email)).toEqual([])
    expect(mailsTo(victim.email)).toHaveLength(1)
  })
})

describe('an applicant', () => {
  test('sees which home it is and whose, for one unit or the property', async () => {
    const unit = property.units[0]
    const ofUnit = await createLink(unit?._id ?? '')
    const { street } = property.address

    expect((await visit('GET', `/link/${link.code}`)).json()).toMatchObject({
      landlord: owner.name,
      home: expect.stringMatching(new RegExp(`^${street}, Springfield`)),
    })
    expect((await visit('GET', `/link/${ofUnit.code}`)).json().home).toContain(
      `${street}, ${unit?.name}, Springfield`,
    )
  })

  test('confirms the address, and then the owner sees the request and gets one email', async () => {
    const one = applicant()
    const code = await confirmationOf(one)
    const shown = await visit('GET', `/confirmation/${code}`)
    expect(shown.json()).toMatchObject({ lastName: 'Díaz López', confirmedAt: null })
    expect((await list()).requests).toEqual([])

    for (const _ of [1, 2]) {
      const answer = await confirm(code)
      expect(answer.json<ApplicationConfirmation>().confirmedAt).not.toBeNull()
    }
    await server.jobs.run()

    expect((await list()).requests).toEqual([
      expect.objectContaining({
        ...{ firstName: 'Rosa', lastName: 'Díaz López', email: one.email, language: 'es' },
        ...{ phone: '+12175550105', message: one.message, unitId: null, packet: null },
      }),
    ])
    expect(await waiting()).toEqual([{ _id: property._id, name: property.name, requests: 1 }])
    const mails = mailsTo(owner.email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('Rosa Díaz López asks for an application')
    expect(mails[0]?.text).toContain('“We would like to move in on May 1.”'.slice(1, -1))
    expect(mails[0]?.subject).not.toContain('Rosa')
    const events = await server.eventsOf(userStream(owner.userId))
    expect(events.filter((type) => type.startsWith('application'))).toEqual([
      'application-link.created',
      'application.requested',
      'application.confirmed',
    ])
  })

  test('writes nothing into the email to an address that may be somebody else’s', async () => {
    const one = { ...applicant(), firstName: 'Locked!', message: 'Log in at evil.example' }
    await ask(one)
    await server.jobs.run()

    expect(JSON.stringify(mailsTo(one.email))).not.toMatch(/Locked!|Díaz|evil\.example/)
  })

  test('cannot have a web address for a name; what looks a little like one is taken', async () => {
    const asked = async (firstName: string) => {
      const payload = { ...applicant(), firstName }
      return (await visit('POST', `/link/${link.code}/requests`, payload)).statusCode
    }
    for (const name of ['https://evil.example/login', '<img src=x>', 'www.evil.com']) {
      expect([name, await asked(name)]).toEqual([name, 422])
    }
    for (const name of ['Mr. O’Brien-Smith (Jr.) c/o A.B.', 'D.J. Co.', 'St.John']) {
      expect([name, await asked(name)]).toEqual([name, 204])
    }
  })

  test('cannot make their words look like a part of the email to the owner', async () => {
    await requestOf({ ...applicant(), message: 'Hello\n\nSee the request:\nhttps://evil.example/' })
    await server.jobs.run()

    expect(mailsTo(owner.email)[0]?.text).toContain(
      '\n\n> Hello\n>\n> See the request:\n> https://evil.example/\n\n',
    )
  })

  test('cannot make a link of their name in the email to the owner', async () => {
    await requestOf({ ...applicant(), firstName: 'log.in@evil.example/x', lastName: 'bit。ly' })
    await requestOf({ ...applicant(), firstName: 'St.John', lastName: 'Smith Jr.' })
    await server.jobs.run()

    const [evil, honest] = mailsTo(owner.email)
    expect(evil?.text).toContain('log. in@evil. example/x bit。 ly asks for an application')
    expect(evil?.replyTo?.name).not.toMatch(/\.\S/)
    expect(honest?.text).toContain('St. John Smith Jr. asks for an application')
  })

  test('gets the email in the language of the page', async () => {
    const one = applicant()
    await ask(one)
    await server.jobs.run()
    expect(mailsTo(one.email)[0]?.subject).toMatch(/^Confirme su correo: /)
  })

  test('who asks again has one request, with what they entered last', async () => {
    const one = applicant()
    await confirmationOf(one)
    const answer = await ask({ ...one, email: one.email.toUpperCase(), phone: '' })
    expect(answer.statusCode).toBe(204)
    await server.jobs.run()
    expect(mailsTo(one.email)).toHaveLength(1)

    server.clock.advance(applicationLimits.confirmationPauseMs)
    const code = await confirmationOf({ ...one, firstName: 'Rosalía' })
    await confirm(code)
    expect((await list()).requests).toMatchObject([{ firstName: 'Rosalía' }])
  })

  test('who asks twice gets in by either email, to what they entered last', async () => {
    for (const opened of ['first', 'second']) {
      const one = applicant()
      const codes = [await confirmationOf(one)]
      server.clock.advance(applicationLimits.confirmationPauseMs)
      codes.push(await confirmationOf({ ...one, firstName: 'Rosalía' }))
      const seenFirst = await enteredOf(codes[0] ?? '')

      const code = codes[opened === 'first' ? 0 : 1] ?? ''
      expect((await confirm(code, seenFirst)).json()).toMatchObject({ firstName: 'Rosalía' })
      for (const each of codes) {
        const shown = await visit('GET', `/confirmation/${each}`)
        expect(shown.json<ApplicationConfirmation>().confirmedAt).not.toBeNull()
      }
      expect((await list()).requests.filter(({ email }) => email === one.email)).toHaveLength(1)
    }
  })

  test('of whose request a stranger changed a word does not confirm it by the first email unseen', async () => {
    const one = applicant()
    const first = await confirmationOf(one)
    const seen = await enteredOf(first)
    server.clock.advance(applicationLimits.confirmationPauseMs)
    await confirmationOf({ ...one, phone: '(217) 555-0199' })

    expect((await confirm(first, seen)).json().code).toBe('application-changed')
    expect((await list()).requests).toEqual([])
  })

  test('a confirmed request is not changed by somebody who knows the address', async () => {
    const one = applicant()
    await requestOf(one)
    server.clock.advance(applicationLimits.confirmationPauseMs)
    expect((await ask({ ...one, firstName: 'Somebody' })).statusCode).toBe(204)
    expect((await list()).requests).toMatchObject([{ firstName: 'Rosa' }])
  })

  test('confirms only what the page has shown, the message included', async () => {
    const one = applicant()
    const code = await confirmationOf(one)
    const shown = await visit('GET', `/confirmation/${code}`)
    expect(shown.json()).toMatchObject({ phone: '+12175550105', message: one.message })
    for (const change of [{ message: 'Call me.' }, { phone: '' }, { firstName: 'Somebody' }]) {
      const seen = await enteredOf(code)
      await ask({ ...one, ...change })
      expect((await confirm(code, seen)).json().code).toBe('application-changed')
    }
    await server.jobs.run()
    expect((await list()).requests).toEqual([])
    expect(mailsTo(owner.email)).toEqual([])

    await ask(one)
    expect((await confirm(code)).statusCode).toBe(200)
    expect((await list()).requests).toMatchObject([{ firstName: 'Rosa', message: one.message }])
  })

  test('confirms while somebody asks with the same address, and that changes nothing any more', async () => {
    const one = applicant()
    const code = await confirmationOf(one)
    const key = `confirmations:${one.email.toLowerCase()}`
    const { db } = server.services
    const asking = await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
      const waiting = ask({ ...one, firstName: 'Somebody' }).then(({ statusCode }) => statusCode)
      await expect.poll(async () => (await tx.execute(waitingLocks)).rowCount).toBe(1)
      expect((await confirm(code)).statusCode).toBe(200)
      return { waiting }
    })
    expect(await asking.waiting).toBe(204)
    expect((await list()).requests).toMatchObject([{ firstName: 'Rosa' }])
  })

  test('gets at most three emails a day, by however many links, and always the same answer', async () => {
    const one = applicant()
    for (let index = 0; index < applicationLimits.confirmationsPerDay + 2; index += 1) {
      const { code } = await createLinkOfOtherHome()
      expect((await ask(one, code)).statusCode).toBe(204)
      server.clock.advance(minutes(3))
    }
    await server.jobs.run()
    expect(mailsTo(one.email)).toHaveLength(applicationLimits.confirmationsPerDay)
  })

  test('gets no more emails by many links at the same instant', async () => {
    const one = applicant()
    const links: ApplicationLink[] = []
    for (let index = 0; index < applicationLimits.confirmationsPerDay + 3; index += 1) {
      property = await addProperty(owner)
      links.push(await createLink(null))
    }
    const answers = await Promise.all(links.map(({ code }) => ask(one, code)))
    await server.jobs.run()

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(links.map(() => 204))
    expect(mailsTo(one.email)).toHaveLength(applicationLimits.confirmationsPerDay)
  })
})

describe('the owner', () => {
  test('removes a request, and brings it back for a day', async () => {
    const requestId = await requestOf(applicant())
    await expectDone(owner.call('DELETE', request(requestId)))
    await expectDone(owner.call('DELETE', request(requestId)))
    expect((await list()).requests).toEqual([])
    expect(await waiting()).toEqual([])

    await expectDone(owner.call('POST', `${request(requestId)}/restore`))
    await expectDone(owner.call('POST', `${request(requestId)}/restore`))
    expect((await list()).requests).toHaveLength(1)
    const events = await server.eventsOf(userStream(owner.userId))
    expect(events.slice(-2)).toEqual(['application.removed', 'application.restored'])
  })

  test('starts one packet for two applicants, each in their language', async () => {
    const people = [applicant(), { ...applicant(), language: 'en' }]
    const ids = []
    for (const one of people) {
      ids.push(await requestOf(one))
    }
    const groupId = await start(ids, ...people.map(({ email }) => email))

    const { requests } = await list()
    expect(requests.map(({ packet }) => packet?.documentGroupId)).toEqual([groupId, groupId])
    expect(await waiting()).toEqual([])
    const { invites } = await expectOk<{ invites: SigningInvite[] }>(
      owner.call('GET', `/signing-invites/invite-details/group/${groupId}`),
    )
    expect(
      people.map(({ email }) => invites.find((invite) => invite.email === email)?.language),
    ).toEqual(['es', 'en'])
  })

  test('can start again once the draft is discarded, until that is undone', async () => {
    const one = applicant()
    const requestId = await requestOf(one)
    const groupId = await start([requestId], one.email)
    const packet = `/legal-form-packets/group/${groupId}`
    await expectOk(owner.call('POST', `${packet}/discard`))
    expect((await list()).requests[0]?.packet).toBeNull()
    expect(await waiting()).toHaveLength(1)

    await expectOk(owner.call('POST', `${packet}/restore`))
    expect((await list()).requests[0]?.packet?.documentGroupId).toBe(groupId)
  })

  test('marks neither another owner’s request nor one of somebody who does not sign', async () => {
    const requestId = await requestOf(applicant())
    await start([requestId], 'somebody.else@example.com')
    expect((await list()).requests[0]?.packet).toBeNull()

    const one = applicant()
    const theirs = await requestOf(one)
    const other = await server.asMember()
    const home = await addProperty(other)
    await expectOk(
      other.call('POST', '/esign/create-document-group', {
        ...groupBody(other, home),
        signers: [signer(one.email)],
        applicationRequests: [theirs],
      }),
    )
    expect((await list()).requests.every(({ packet }) => packet === null)).toBe(true)
  })
})

test('a request is deleted after ninety days, an unconfirmed one after seven', async () => {
  const confirmed = await requestOf(applicant())
  await ask(applicant())
  const rows = async () =>
    (
      await server.services.db
        .select({ id: applicationRequests.id, linkId: applicationRequests.linkId })
        .from(applicationRequests)
    ).filter(({ linkId }) => linkId === link._id)
  expect(await rows()).toHaveLength(2)

  server.clock.advance(days(applicationLimits.confirmDays) + 1)
  await deleteExpiredJob.run(server.ctx, {})
  expect((await rows()).map(({ id }) => id)).toEqual([confirmed])

  const left = addMs(
    server.clock.now(),
    days(applicationLimits.keptDays - applicationLimits.confirmDays),
  )
  server.clock.advance(left.getTime() - server.clock.now().getTime())
  await deleteExpiredJob.run(server.ctx, {})
  expect(await rows()).toEqual([])
})

async function expectDone(answer: ReturnType<Member['call']>): Promise<void> {
  expect((await answer).statusCode).toBe(204)
}

function base() {
  return `/users/${owner.userId}/properties/${property._id}`
}

function request(id: string) {
  return `/users/${owner.userId}/application-requests/${id}`
}

function createLink(unitId: string | null): Promise<ApplicationLink> {
  return expectOk<ApplicationLink>(owner.call('POST', `${base()}/application-links`, { unitId }))
}

function list(): Promise<Applications> {
  return expectOk<Applications>(owner.call('GET', `${base()}/applications`))
}

async function waiting() {
  const { properties } = await expectOk<WaitingApplications>(
    owner.call('GET', `/users/${owner.userId}/waiting-applications`),
  )
  return properties
}

function visit(method: 'GET' | 'POST', path: string, payload?: object, from = '127.0.0.1') {
  return server.app.inject({
    method,
    url: `/api/applications${path}`,
    remoteAddress: from,
    ...(payload && { payload }),
  })
}

/** Each time from another network, unless one is named. */
function ask(body: object, code = link.code, from = otherAddress()) {
  return visit('POST', `/link/${code}/requests`, body, from)
}

let addresses = 0
function otherAddress(): string {
  addresses += 1
  return `10.0.${addresses >> 8}.${addresses & 255}`
}

async function insertRequests(
  count: number,
  change: Partial<typeof applicationRequests.$inferInsert>,
): Promise<void> {
  const now = server.clock.now()
  const ids = Array.from({ length: count }, () => server.services.ids.uuid())
  await server.services.db.insert(applicationRequests).values(
    ids.map((id) => ({
      ...{ id, linkId: link._id, firstName: 'A', lastName: 'B', language: 'en' as const },
      ...{ email: `${id}@example.com`, emailKey: `${id}@example.com`, createdAt: now },
      ...{ confirmCodeSha256: id, confirmSentAt: now },
      ...change,
    })),
  )
}

async function createLinkOfOtherHome(): Promise<ApplicationLink> {
  const earlier = property
  property = await addProperty(owner)
  const made = await createLink(null)
  property = earlier
  return made
}

/** What waits in the lines of a link. */
async function sendAll(): Promise<void> {
  server.clock.advance(minutes(2))
  await server.jobs.run()
}

async function report(kind: 'bounce' | 'complaint', email: string): Promise<void> {
  const [mail] = await server.services.db
    .select()
    .from(mails)
    .where(eq(mails.recipientEmail, email))
  expect(
    await recordReport(server.ctx, { kind, mail: { mailId: mail?.id ?? '' }, reply: '550 No' }),
  ).toBe(true)
}

const waitingLocks = sql`select pid from pg_locks
  where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`

/** Confirms what the page shows now, or what it showed. */
async function confirm(code: string, shown?: string) {
  const enteredSha256 = shown ?? (await enteredOf(code))
  return visit('POST', `/confirmation/${code}`, { enteredSha256 })
}

async function enteredOf(code: string): Promise<string> {
  const shown = await visit('GET', `/confirmation/${code}`)
  return shown.json<Partial<ApplicationConfirmation>>().enteredSha256 ?? ''
}

/** The code in the email that asks to confirm the address. */
async function confirmationOf(one: ReturnType<typeof applicant>): Promise<string> {
  const answer = await ask(one)
  expect(answer.statusCode).toBe(204)
  await server.jobs.run()
  return /apply\/confirm\/(\w+)/.exec(mailsTo(one.email).at(-1)?.text ?? '')?.[1] ?? ''
}

/** The id of a confirmed request. */
async function requestOf(one: ReturnType<typeof applicant>): Promise<string> {
  const code = await confirmationOf(one)
  expect((await confirm(code)).statusCode).toBe(200)
  return (await list()).requests.find(({ email }) => email === one.email)?._id ?? ''
}

function mailsTo(email: string) {
  return server.mail.sent.filter(({ to }) => to.email.toLowerCase() === email.toLowerCase())
}

function signer(email: string) {
  return { firstName: 'Rosa', lastName: 'Díaz López', email, phone: '(217) 555-0105' }
}

/** Returns the group of a new packet for these people. */
async function start(applicationRequestIds: string[], ...emails: string[]): Promise<string> {
  const { documentGroupId } = await expectOk<{ documentGroupId: string }>(
    owner.call('POST', '/esign/create-document-group', {
      ...groupBody(owner, property),
      signers: emails.map(signer),
      applicationRequests: applicationRequestIds,
    }),
  )
  return documentGroupId
}
