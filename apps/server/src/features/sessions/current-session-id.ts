import type { Context } from '../../kernel/context.ts'

export function currentSessionId({ actor }: Pick<Context, 'actor'>): string | undefined {
  return actor.kind === 'member' ? actor.sessionId : undefined
}
