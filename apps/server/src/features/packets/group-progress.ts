import type { SigningGroup } from '@countersign/esign'

/** The stages of a packet's road, in order, as a document group knows them. */
const groupStages = ['fill-started', 'filled', 'sent', 'residents-signed', 'owner-signed'] as const
export type GroupStage = (typeof groupStages)[number]

/** How far a group has come, or that it is over. */
export type GroupStanding =
  | { kind: 'on-the-road'; passed: readonly GroupStage[] }
  | { kind: 'declined'; words: string }
  | { kind: 'canceled'; words: string }

/** What a provider's group means for its packet: the one rule for every provider. */
export function groupProgress(group: SigningGroup): GroupStanding {
  switch (group.state) {
    case 'created':
      return passedUntil(undefined)
    case 'filling':
      return passedUntil('fill-started')
    case 'filled':
      return passedUntil('filled')
    case 'sent':
      return passedUntil('sent')
    case 'residents-signed':
      return passedUntil('residents-signed')
    case 'complete':
      return passedUntil('owner-signed')
    case 'declined':
    case 'canceled':
      return { kind: group.state, words: group.reason ?? '' }
  }
}

function passedUntil(stage: GroupStage | undefined): GroupStanding {
  const count = stage === undefined ? 0 : groupStages.indexOf(stage) + 1

  return { kind: 'on-the-road', passed: groupStages.slice(0, count) }
}
