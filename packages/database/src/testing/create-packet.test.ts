import { packetStatuses } from '@countersign/contract/rules/packet-lifecycle'
import { expect, test } from 'vitest'
import { createPacket } from './create-packet.ts'
import { createTestDatabase } from './create-test-database.ts'
import { createUser } from './create-user.ts'

test('a packet can be made in every status, with only the status named', async () => {
  const { db, drop } = await createTestDatabase()
  for (const status of packetStatuses) {
    const { packet } = await createPacket(db, { status })
    expect(packet.status).toBe(status)
  }
  await drop()
})

test('two packets of one owner share the residents with the same email', async () => {
  const { db, drop } = await createTestDatabase()
  const { id: ownerId } = await createUser(db)
  const one = await createPacket(db, { ownerId, residents: [{ email: 'Tara@Example.com' }] })
  const other = await createPacket(db, { ownerId, residents: [{ email: 'tara@example.com' }] })

  expect(other.tenants[0]?.tenantId).toBe(one.tenants[0]?.tenantId)
  await drop()
})
