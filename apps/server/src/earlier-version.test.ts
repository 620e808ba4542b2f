import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  findPacket,
  finishOwnRoom,
  finishPacket,
  inject,
  startOnDataFolder,
  verifyExecutedFile,
  waitForStatus,
  type EarlierInstallation,
} from './testing/start-on-data-folder.ts'

/** This version on the data folders in `testing/fixtures`, whose README says what is in them. */

// The day after the data folders were made: links and certificates in them are valid then.
const now = new Date('2026-11-23T17:00:00.000Z')
let server: EarlierInstallation

describe('on a data folder of November 2026', () => {
  beforeAll(async () => {
    server = await startOnDataFolder('data-folder-2026-11', { now })
  }, 120_000)
  afterAll(() => server.stop())

  test('a file that was sealed then is still genuine', async () => {
    expect((await findPacket(server, 'Lease 2026, Unit 1')).status).toBe('FULLY_EXECUTED')
    expect(await verifyExecutedFile(server, 'Lease 2026, Unit 1')).toMatchObject({
      verdict: 'genuine',
    })
  })

  test.each([
    ['Pets, Unit 2 (first try)', 'The pet’s name was wrong.'],
    ['Declined', 'We have no pet.'],
  ])('%s stays closed, with its reason', async (name, reason) => {
    const { status, archived } = await findPacket(server, name)
    expect(status).toBe('ARCHIVED')
    expect(JSON.stringify(archived)).toContain(reason)
  })

  test('a packet that its owner had signed gets its file by itself', async () => {
    await waitForStatus(server, { name: 'Signed by its owner', status: 'FULLY_EXECUTED' })
    expect(await verifyExecutedFile(server, 'Signed by its owner')).toMatchObject({
      verdict: 'genuine',
    })
  })

  test.each([
    ['Deposit receipt, Unit 2', 'CREATED'],
    ['Move-in checklist, Unit 2', 'IN_PROGRESS'],
    ['Half filled', 'IN_PROGRESS'],
    ['Month to month, Unit 2', 'AWAITING_PAYMENT'],
    ['Renewal 2027, Unit 1', 'AWAITING_TENANT_SIGNATURE'],
    ['Begun by a resident', 'AWAITING_TENANT_SIGNATURE'],
    ['With a guarantor', 'AWAITING_TENANT_SIGNATURE'],
    ['Wrong recipient', 'AWAITING_TENANT_SIGNATURE'],
    ['Own form', 'AWAITING_TENANT_SIGNATURE'],
    ['Pets, Unit 2', 'AWAITING_LANDLORD_SIGNATURE'],
  ] as const)('%s, at %s, is finished by its people', async (name, status) => {
    expect((await findPacket(server, name)).status).toBe(status)
    await finishPacket(server, name)
    expect(await verifyExecutedFile(server, name)).toMatchObject({ verdict: 'genuine' })
  })

  test('a form for printing that was being filled out is printed', async () => {
    const name = 'Notice to Pay Rent or Quit: Ana Ruiz'
    const { documentGroupId, status } = await findPacket(server, name)
    expect(status).toBe('IN_PROGRESS')

    await finishOwnRoom(server, documentGroupId)
    await waitForStatus(server, { name, status: 'ARCHIVED' })
    const file = await inject(server, 'GET', `/esign/download-document/${documentGroupId}`)
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })
})

describe('on a data folder from before the templates of packets were stored', () => {
  beforeAll(async () => {
    server = await startOnDataFolder('data-folder-2026-11-21', { now })
  }, 120_000)
  afterAll(() => server.stop())

  test('a packet whose compiled form is damaged says what to do', async () => {
    const { documentGroupId } = await findPacket(server, 'Its form is lost')
    const draft = await inject(server, 'GET', `/esign/draft/${documentGroupId}`)
    expect(draft.json()).toMatchObject({
      status: 404,
      detail: expect.stringContaining('is no longer stored, so it cannot continue. Its owner can'),
    })
  })

  test('the owner reads why a signed packet whose form is gone gets no file', async () => {
    await vi.waitFor(
      async () =>
        expect((await findPacket(server, 'Signed, its form is lost')).sealingProblem).toContain(
          'can make it again with “Use again”',
        ),
      { timeout: 30_000 },
    )
  })

  test('a packet that everyone had signed gets its file by itself', async () => {
    const name = 'Lease, signed by everyone'
    await waitForStatus(server, { name, status: 'FULLY_EXECUTED' })
    expect(await verifyExecutedFile(server, name)).toMatchObject({ verdict: 'genuine' })
  })

  test.each([
    ['Lease, created', 'CREATED'],
    ['Lease, sent', 'AWAITING_TENANT_SIGNATURE'],
  ] as const)('%s, at %s, is finished by its people', async (name, status) => {
    expect((await findPacket(server, name)).status).toBe(status)
    await finishPacket(server, name)
    expect(await verifyExecutedFile(server, name)).toMatchObject({ verdict: 'genuine' })
  })
})
