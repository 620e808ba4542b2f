import type { Property } from '@countersign/contract/schemas/properties'
import { finishRoom } from '../bin/demo/finish-room.ts'
import type { Member } from './sign-in.ts'
import type { TestApp } from './start-test-app.ts'
import { expectOk, roomOf } from './walk-packet.ts'

interface PrintedForm {
  formId: string
  property: Property
}

/** Opens a form for Ana Diaz, to be filled out and printed. Returns the id of its group. */
export async function openPrintedForm(
  member: Member,
  { formId, property }: PrintedForm,
): Promise<string> {
  const { documentGroupId } = await expectOk<{ documentGroupId: string }>(
    member.call('POST', '/esign/create-print-group', {
      formId,
      propertyId: property._id,
      unitId: property.units[0]?._id,
      residents: [{ name: 'Ana Diaz' }],
    }),
  )
  return documentGroupId
}

/** With its file. */
export async function printForm(test: TestApp, member: Member, form: PrintedForm): Promise<string> {
  const documentGroupId = await openPrintedForm(member, form)
  const { embedUrl } = await expectOk<{ embedUrl: string }>(
    member.call('POST', '/esign/signing-link', { documentGroupId }),
  )
  await finishRoom(roomOf(test), embedUrl)
  await test.jobs.run()

  return documentGroupId
}
