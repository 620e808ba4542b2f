import { isPrintable, templateIdFor } from '@countersign/contract/rules/form-rules'
import { limits } from '@countersign/contract/rules/limits'
import { templateInPrint } from '@countersign/contract/rules/print-size'
import type { Form } from '@countersign/contract/schemas/forms/form'
import type { CreatePrintGroup } from '@countersign/contract/schemas/packets/create-packet'
import { explainUnsupportedCharacters } from '@countersign/pdf/text/unsupported-characters'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { readForm } from '../../forms/index.ts'
import { readSigner } from './read-signer.ts'
import { assertJurisdiction } from './assert-jurisdiction.ts'
import { createPacket, type PacketPlan } from './create-packet.ts'
import { findUnit, requireUnit } from '../../packet/index.ts'

/**
 * A print-only packet of one form. 15 USC 7003(b)(2) keeps notices of default and eviction out of
 * electronic signing, so it has no signers and no payment.
 */
export function createPrintGroup(
  ctx: Context,
  { body, idempotencyKey }: { body: CreatePrintGroup; idempotencyKey: string | undefined },
): Promise<{ documentGroupId: string }> {
  return createPacket(ctx, { body, idempotencyKey, plan: () => planPacket(ctx, body) })
}

async function planPacket(ctx: Context, body: CreatePrintGroup): Promise<PacketPlan> {
  const form = await readForm(ctx, { id: body.formId })
  if (!isPrintable(form)) {
    throw new DomainError(
      'form-not-printable',
      `Residents sign “${form.title}” online. Add it to a packet. Its preview has a blank copy to print.`,
    )
  }

  assertPrintableNames(body)
  const [{ signer, initiator }, found] = await Promise.all([readSigner(ctx), findUnit(ctx, body)])
  const rental = requireUnit(found)
  assertJurisdiction([form], rental.property.address.state)
  const templateId = templateIdFor(form, body.residents.length)
  return {
    user: signer,
    name: createName(form, body),
    initiator,
    rental,
    chosen: [{ form, templateIds: [templateInPrint(templateId, form, body.print)] }],
    people: body.residents.map(({ name }) => ({ name, email: '' })),
    signers: [],
    printOnly: true,
  }
}

function assertPrintableNames({ residents }: CreatePrintGroup): void {
  const errors = residents.flatMap(({ name }, index) => {
    const message = explainUnsupportedCharacters(name)
    return message ? [{ field: `residents.${index}.name`, message }] : []
  })
  if (errors.length > 0) {
    throw new DomainError('invalid-fields', undefined, errors)
  }
}

/** With the residents' names, so that the dashboard's search finds it. */
function createName({ title }: Form, { residents }: CreatePrintGroup): string {
  const name = `${title}: ${residents.map((resident) => resident.name).join(', ')}`

  return name.length > limits.packetNameLength ? title : name
}
