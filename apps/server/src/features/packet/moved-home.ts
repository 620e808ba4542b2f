import { jurisdictionError } from '@countersign/contract/rules/jurisdiction'
import type { Form } from '@countersign/contract/schemas/forms/form'
import type { Packet } from '@countersign/contract/schemas/packets/packet'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { findFormsByTemplate } from '../forms/index.ts'
import type { PacketRow } from './rows.ts'

/** By packet id; only packets whose home is in another state now than when they were made. */
export type MovedHomes = ReadonlyMap<string, NonNullable<Packet['movedHome']>>

/** Reads forms only if a home has moved, which is rare. */
export async function readMovedHomes(
  ctx: Context,
  rows: readonly PacketRow[],
): Promise<MovedHomes> {
  const moved = rows.flatMap(({ homeState, ...row }) => (homeState ? [{ ...row, homeState }] : []))
  const entries = await Promise.all(
    moved.map(async ({ id, documents, homeState }) => {
      const formIds = documents.map(({ formId }) => formId)
      const forms = await findFormsByTemplate(ctx, formIds)
      const takeOut = documents.filter((_, index) => !appliesIn(forms[index], homeState))
      return [id, { state: homeState, takeOut: takeOut.map(({ title }) => title) }] as const
    }),
  )

  return new Map(entries)
}

/** A packet that was not sent yet follows its home: it is not continued under the law of the earlier state. */
export function assertHomeStays({ homeState, address, printOnly }: PacketRow): void {
  if (homeState === null) {
    return
  }

  const moved = `You made this packet for a home in ${address.state}, and the home is in ${homeState} now.`
  throw new DomainError(
    'invalid-state',
    printOnly
      ? `${moved} Discard this packet and make the form again.`
      : `${moved} Make the packet again for ${homeState}: your answers are kept.`,
  )
}

/** Without the forms that do not apply where the home is now; refused if none is left. */
export function keepApplicable(forms: readonly (Form | undefined)[], state: string): Form[] {
  const found = forms.filter((form) => form !== undefined)
  const kept = found.filter((form) => appliesIn(form, state))
  if (kept.length === 0) {
    throw new DomainError(
      'invalid-state',
      `No form of this packet is for homes in ${state}. Make a new packet with forms of that state.`,
    )
  }

  return kept
}

function appliesIn(form: Form | undefined, state: string): boolean {
  return !form || jurisdictionError(form, state) === undefined
}
