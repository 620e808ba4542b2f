import { beforeAll, describe, expect, test } from 'vitest'
import {
  type ExecutedFileInput,
  produceExecutedFile,
} from '../../../evidence/produce-executed-file.ts'
import type { ExecutedFile } from '../../../provider.ts'
import {
  checkStructure,
  unpackPdf,
  readSignatures,
  extractText,
} from '@countersign/pdf/testing/pdf-tools'
import { createPrivatePacket, secrets } from '../../../testing/private-packet.ts'

const roles = ['TT1', 'TT2', 'TT3'] as const
let packet: Awaited<ReturnType<typeof createPrivatePacket>>
const files = new Map<string, ExecutedFile>()
const inputs: ExecutedFileInput[] = []

beforeAll(async () => {
  packet = await createPrivatePacket({
    runSeal: (input) => {
      inputs.push(input)
      return produceExecutedFile(input)
    },
  })
  await packet.send()
  for (const role of [...roles, 'LLSign'] as const) {
    await packet.sign(await packet.request(role))
  }
  for (const role of [...roles, 'LLSign'] as const) {
    files.set(role, await packet.provider.getExecutedFile({ groupId: packet.groupId, role }))
  }
})

function getFile(role: string): Uint8Array {
  return files.get(role)?.pdf ?? new Uint8Array()
}

describe('The executed file', () => {
  test('of a resident contains nothing of another resident’s private copy', () => {
    for (const [mine, others] of [
      ['TT1', 'TT2'],
      ['TT2', 'TT1'],
    ] as const) {
      const text = extractText(getFile(mine))

      expect(text).toContain(secrets[mine])
      expect(text).toContain('Residential Lease')
      expect(text).not.toContain(secrets[others])
      expect(text).not.toMatch(mine === 'TT1' ? /Accepted Viet|: Nguyễn/ : /Accepted Maria|: Maria/)
    }
    expect(extractText(getFile('TT3'))).not.toMatch(/Zebra|Walrus|Rental Application/)
  })

  test('of a resident contains no hidden byte of it either', () => {
    const plain = unpackPdf(getFile('TT2'))

    expect(plain).not.toMatch(/Zebra|d2\/|TT1\.born|TT1\.income|k3r1/)
  })

  test('of a resident is produced only from what they may see', () => {
    const input = inputs.find(({ copy }) => copy?.role === 'TT2')
    const { events, ...rest } = input ?? { events: [] }

    expect(JSON.stringify(rest)).not.toMatch(/Zebra|Accepted Maria|d2\/|TT1\.born/)
    expect(JSON.stringify(events)).not.toMatch(/"d2\b|TT1\.born|k3r1/)
    expect(events).toHaveLength(inputs.at(-1)?.events.length ?? 0)
  })

  test('of a resident discloses on its certificate that others have private copies, and nothing else about them', () => {
    const text = extractText(getFile('TT2')).replaceAll(/\s+/g, ' ')

    expect(text).toContain('This is the executed file for Nguyễn Việt (Resident 2).')
    expect(text).toContain('There are 2 private copies of other signers in this packet')
    expect(text).toContain('1. Residential Lease')
    expect(text).toContain('2. Rental Application: Nguyễn Việt')
    expect(text).not.toContain('3. ')
  })

  test('of the owner is the complete file', async () => {
    const text = extractText(getFile('LLSign'))
    const complete = await packet.provider.getExecutedFile({ groupId: packet.groupId })

    expect(text).toContain(secrets.TT1)
    expect(text).toContain(secrets.TT2)
    expect(text).toContain('Guaranty: Gina Grant')
    expect(complete.pages).toBe(files.get('LLSign')?.pages)
    expect(extractText(complete.pdf)).toContain(secrets.TT2)
  })

  test('has the same event chain in every copy', () => {
    const heads = [...roles, 'LLSign'].map((role) =>
      /Final hash\s+(\w+)/.exec(extractText(getFile(role))),
    )

    expect(new Set(heads.map((head) => head?.[1])).size).toBe(1)
    expect(heads[0]?.[1]).toMatch(/^[0-9a-f]+$/)
  })

  test.each([...roles, 'LLSign'])('of %s is sealed completely', (role) => {
    expect(checkStructure(getFile(role))).toContain('No syntax or stream encoding errors')
    expect(readSignatures(getFile(role))).toMatch(/Signature is Valid/)
    expect(readSignatures(getFile(role))).toContain('Total document signed')
  })
})

test('the group says who has their own executed file', async () => {
  const { signers } = await packet.provider.readGroup({ groupId: packet.groupId })

  expect(signers.map(({ role, ownFile }) => [role, ownFile])).toEqual([
    ['TT1', true],
    ['TT2', true],
    ['TT3', true],
    ['LLSign', undefined],
  ])
})
