import type { InviteRole } from '@countersign/contract/schemas/roles'
import { events } from '@countersign/database'
import { and, asc, eq } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { packetStream } from '../../kernel/events/event-stream.ts'
import { parseEvent } from '../../kernel/events/parse-event.ts'

export interface GivenAnswer {
  /** Whom the owner answered. */
  role: InviteRole
  seq: number
  at: Date
  words: string
}

export async function readAnswers(ctx: Context, groupId: string): Promise<GivenAnswer[]> {
  const rows = await ctx.db
    .select()
    .from(events)
    .where(
      and(eq(events.stream, packetStream(groupId)), eq(events.type, 'packet.question-answered')),
    )
    .orderBy(asc(events.seq))

  return rows.flatMap((row) => {
    const event = parseEvent(row)
    return event?.type === 'packet.question-answered'
      ? [{ ...event.data, seq: row.seq, at: row.at }]
      : []
  })
}

/** The first answer that this signer got after asking. */
export function findAnswer(
  answers: readonly GivenAnswer[],
  asked: Pick<GivenAnswer, 'role' | 'seq'>,
): GivenAnswer | undefined {
  return answers.find(({ role, seq }) => role === asked.role && seq > asked.seq)
}
