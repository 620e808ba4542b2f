import type { SigningGroup } from '@countersign/signing/signing-group'

const groupStages = ['fill-started', 'filled', 'sent', 'residents-signed', 'owner-signed'] as const
export type GroupStage = (typeof groupStages)[number]

export type GroupProgress =
  | { kind: 'in-progress'; reached: readonly GroupStage[] }
  | { kind: 'declined'; reason: string }
  | { kind: 'canceled'; reason: string }

/** What a provider's group means for its packet: the same rule for every provider. */
export function groupProgress(group: SigningGroup): GroupProgress {
  switch (group.state) {
    case 'created':
      return reachedStage(undefined)
    case 'filling':
      return reachedStage('fill-started')
    case 'filled':
      return reachedStage('filled')
    case 'sent':
      return reachedStage('sent')
    case 'residents-signed':
      return reachedStage('residents-signed')
    case 'complete':
      return reachedStage('owner-signed')
    case 'declined':
    case 'canceled':
      return { kind: group.state, reason: group.reason ?? '' }
  }
}

function reachedStage(stage: GroupStage | undefined): GroupProgress {
  const count = stage === undefined ? 0 : groupStages.indexOf(stage) + 1

  return { kind: 'in-progress', reached: groupStages.slice(0, count) }
}
