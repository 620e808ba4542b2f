import { formatDay, toDayInZone } from '@countersign/answers/format-day'
import { timeZoneOfAddress } from '@countersign/answers/property-time-zone'
import {
  customFormEditions,
  customForms,
  publishedEditions,
  type PacketDocument,
} from '@countersign/database'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { officeId, type Context } from '../../../kernel/context.ts'
import { isUuid } from '../../../kernel/ids.ts'
import { findValidForms } from './find-association-forms.ts'

/** A form of a packet whose edition is not to be used anymore. */
export interface OutdatedForm {
  formId: string
  title: string
  /** What happened, as sentences. */
  words: string
  /** Whether the packet cannot be sent with it; otherwise its owner is only told. */
  stops: boolean
  /** The form that takes its place, in its current edition: itself, or another one. */
  next: string | undefined
}

export interface FormsOfPacket {
  documents: readonly Pick<PacketDocument, 'formId' | 'edition' | 'title'>[]
  address: { state: string; zip: string }
}

/** The day at the home, by which editions are valid. */
export function dayAtHome(
  { clock }: Pick<Context, 'clock'>,
  address: FormsOfPacket['address'],
): string {
  return toDayInZone(clock.now(), timeZoneOfAddress(address))
}

/**
 * Of the library, the association and the member. In a transaction the association's editions stay as
 * they are until it ends: withdrawing waits.
 */
export async function findOutdatedForms(
  ctx: Context,
  { documents, address }: FormsOfPacket,
  { lock = false } = {},
): Promise<OutdatedForm[]> {
  const day = dayAtHome(ctx, address)
  const library = documents.flatMap((document) => findOutdatedInLibrary(ctx, document, day))
  const custom = documents.filter(({ formId }) => isUuid(formId))
  if (custom.length === 0) {
    return library
  }

  const rows = await readEditions(ctx, custom, lock)
  const outdated = rows.flatMap((row) => explainEdition(row, day))
  const valid = await findValidForms(ctx, {
    ids: outdated.flatMap(({ next }) => next ?? []),
    day,
  })
  return [
    ...library,
    ...outdated.map(({ next, ...form }) => ({
      ...form,
      next: valid.some(({ _id }) => _id === next) ? next : undefined,
    })),
  ]
}

/** A new edition stops nothing, for each release has some; a form that is gone or was wrong does. */
function findOutdatedInLibrary(
  ctx: Context,
  { formId, title, edition }: FormsOfPacket['documents'][number],
  day: string,
): OutdatedForm[] {
  const current = ctx.ports.forms.forms().find(({ id }) => id === formId)
  if (isUuid(formId) || current?.edition === edition) {
    return []
  }
  const withdrawn = ctx.ports.forms
    .withdrawn()
    .find((other) => other.formId === formId && other.edition === edition && other.day <= day)
  if (withdrawn) {
    const { reason, unsent, replacementId = current?.id } = withdrawn
    const words = `Edition ${edition} of “${title}” was withdrawn from ${formatDay(withdrawn.day)}: ${reason}`
    return [{ formId, title, words, stops: unsent === 'stop', next: replacementId }]
  }
  const words = current
    ? `“${title}” has a new edition, ${current.edition}.`
    : `“${title}” is not in the library anymore.`

  return [{ formId, title, words, stops: current === undefined, next: current?.id }]
}

async function readEditions(ctx: Context, documents: FormsOfPacket['documents'], lock: boolean) {
  const ids = documents.map(({ formId }) => formId)
  const query = ctx.db
    .select({
      formId: customForms.id,
      edition: customFormEditions.edition,
      title: customFormEditions.title,
      isRemoved: sql<boolean>`${customForms.removedAt} is not null and ${customForms.ownerId} = ${officeId(ctx)}`,
      published: publishedEditions,
    })
    .from(customForms)
    .innerJoin(customFormEditions, eq(customFormEditions.formId, customForms.id))
    .leftJoin(
      publishedEditions,
      and(
        eq(publishedEditions.formId, customFormEditions.formId),
        eq(publishedEditions.edition, customFormEditions.edition),
      ),
    )
    .where(inArray(customForms.id, ids))
  if (lock) {
    await ctx.db
      .select({ formId: publishedEditions.formId })
      .from(publishedEditions)
      .where(inArray(publishedEditions.formId, ids))
      .orderBy(publishedEditions.formId, publishedEditions.edition)
      .for('share')
  }
  const rows = await query

  return rows.filter(({ formId, edition }) =>
    documents.some(
      (document) => document.formId === formId && document.edition === String(edition),
    ),
  )
}

function explainEdition(
  { formId, title, isRemoved, published }: Awaited<ReturnType<typeof readEditions>>[number],
  day: string,
): OutdatedForm[] {
  if (isRemoved) {
    const words = `You have deleted your form “${title}”.`
    return [{ formId, title, words, stops: true, next: undefined }]
  }
  if (!published) {
    return []
  }
  const { withdrawnOn, withdrawnReason, lastDay, firstDay, unsent } = published
  if (withdrawnOn !== null && withdrawnOn <= day) {
    return [
      {
        formId,
        title,
        words: `Your association withdrew “${title}” from ${formatDay(withdrawnOn)}: ${withdrawnReason}`,
        stops: unsent === 'stop',
        next: published.replacementId ?? formId,
      },
    ]
  }
  if (lastDay !== null && lastDay < day) {
    const words = `This edition of “${title}” was valid until ${formatDay(lastDay)}.`
    return [{ formId, title, words, stops: true, next: formId }]
  }

  return firstDay > day
    ? [
        {
          formId,
          title,
          words: `This edition of “${title}” is valid from ${formatDay(firstDay)}, and it is ${formatDay(day)} at the home.`,
          stops: true,
          next: formId,
        },
      ]
    : []
}
