import type { Form } from '@countersign/contract/schemas/forms/form'
import type { FormPlace } from '@countersign/contract/schemas/forms/form-place'
import type { FormUpload } from '@countersign/contract/schemas/forms/form-upload'
import {
  checkStructure,
  measureInk,
  readSignatures,
  extractText,
  extractTextInRect,
} from '@countersign/pdf/testing/pdf-tools'
import { createLandlordPdf } from '@countersign/pdf/testing/landlord-pdf'
import { restructurePage } from '@countersign/pdf/testing/restructure-page'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  pdfBody,
  startTestApp,
  uploadPdf,
  type Member,
  type TestApp,
} from '../../../testing/index.ts'
import {
  expectOk,
  finishOwn,
  residentInvites,
  signByCode,
  walkPacket,
  type WalkedPacket,
} from '../../../testing/walk-packet.ts'

let server: TestApp
let owner: Member
let walk: WalkedPacket
let executed: Uint8Array
let plain: FormUpload
let turned: FormUpload

/** A packet of two residents with a custom PDF as it came, and the same stored on its side. */
beforeAll(async () => {
  server = await startTestApp()
  owner = await server.asMember()
  const pdf = await createLandlordPdf()
  plain = await uploadPdf(server, owner, pdf)
  const onItsSide = { rotate: 90, offset: [30, -40] as const }
  turned = await uploadPdf(server, owner, await restructurePage(pdf, onItsSide))
  const forms = [
    await addForm(plain, 'Garage lease'),
    await addForm(turned, 'Garage lease, turned'),
  ]

  walk = await walkPacket(server, 'created', owner, { templateIds: forms.map(({ _id }) => _id) })
  await change(forms)
  executed = await finish({ remove: forms[1]?._id ?? '' })
})
afterAll(() => server.stop())

test('a packet keeps its edition after the form was changed and removed', () => {
  expect(extractText(executed)).not.toContain('Changed since')
  expect(extractText(executed)).toMatch(/Edition and length 1, 2 pages/)
})

test('the executed file is sealed and complete', () => {
  expect(readSignatures(executed)).toMatch(/Signature is Valid/)
  expect(readSignatures(executed)).toMatch(/Total document signed/)
  expect(checkStructure(executed)).toMatch(/No syntax or stream encoding errors/)
})

test('answers and signatures are drawn at their places, also on a rotated page', () => {
  for (const [page, { places }] of [
    [1, plain],
    [3, turned],
  ] as const) {
    expect(extractTextInRect(executed, page, placeOf(places, 'money'))).toBe('$1,250.00')
    expect(extractTextInRect(executed, page, placeOf(places, 'name'))).toBe('Maria Lopez')
    expect(extractTextInRect(executed, page, placeOf(places, 'signedDate'))).toBe(
      'March 2, 2026 CST',
    )
    for (const signature of places.filter(({ type }) => type === 'signature')) {
      expect(measureInk(executed, page, fromBelow(inside(signature)))).toBeGreaterThan(0.01)
    }
  }
})

test('a resident without a place in the PDF signs on an added page', () => {
  const added = extractTextInRect(executed, 2, { x: 0, y: 0, width: 612, height: 792 })

  expect(added).toContain('Signatures of further residents')
  expect(added).toMatch(/John Park/)
  expect(added).not.toContain('Maria Lopez')
})

async function addForm(upload: FormUpload, title: string): Promise<Form> {
  const places = upload.places.map((place) => ({ ...place, required: true }))
  const body = pdfBody(upload, { title, places })
  const { form } = await expectOk<{ form: Form }>(owner.call('POST', '/forms', body))

  return form
}

async function change([form]: readonly Form[]): Promise<void> {
  const later = await uploadPdf(server, owner, await createLandlordPdf([]))
  const places: FormPlace[] = plain.places.filter(({ type }) => type === 'signature')
  const body = pdfBody({ ...later, places }, { title: 'Changed since' })
  await expectOk(owner.call('PUT', `/forms/${form?._id}`, body))
}

/** A form is removed once the packet was sent: before that, its packet would be stopped. */
async function finish({ remove }: { remove: string }): Promise<Uint8Array> {
  const { groupId } = walk
  await finishOwn(server, walk)
  await expectOk(owner.call('POST', '/payments', { documentGroupId: groupId }))
  await expectOk(owner.call('POST', '/esign/send-for-signature', { docGroupId: groupId }))
  expect((await owner.call('DELETE', `/forms/${remove}`)).statusCode).toBe(204)
  for (const { code } of await residentInvites(walk)) {
    await signByCode(server, code ?? '')
  }
  await finishOwn(server, walk)
  await server.jobs.run()

  return (await owner.call('GET', `/esign/download-document/${groupId}`)).rawPayload
}

function placeOf(places: readonly FormPlace[], type: FormPlace['type']): FormPlace {
  const place = places.find((candidate) => candidate.type === type)
  if (!place) {
    throw new Error(`The form has no place of the type ${type}.`)
  }

  return place
}

/** Without the box that the page has around it. */
function inside({ x, y, width, height }: FormPlace) {
  return { x: x + 3, y: y + 3, width: width - 6, height: height - 6 }
}

function fromBelow({ y, height, ...rest }: ReturnType<typeof inside>) {
  return { ...rest, y: 792 - y - height, height }
}
