import { describe, expect, it } from 'vitest'
import {
  canMove,
  packetLifecycle,
  packetStatuses,
  reopenableStatuses,
  statusesBefore,
} from './packet-lifecycle.ts'

describe('the life of a packet', () => {
  it('goes back only to change the answers, before or after sending', () => {
    const back = packetStatuses.flatMap((status, index) =>
      packetStatuses
        .slice(0, index + 1)
        .filter((earlier) => canMove(status, earlier))
        .map((earlier) => [status, earlier]),
    )

    expect(back).toEqual([
      ['AWAITING_PAYMENT', 'IN_PROGRESS'],
      ['AWAITING_TENANT_SIGNATURE', 'IN_PROGRESS'],
    ])
    expect(reopenableStatuses).toEqual(back.map(([status]) => status))
    expect(statusesBefore('IN_PROGRESS')).toEqual(['CREATED'])
  })

  it('cannot be executed before the owner could sign', () => {
    expect(statusesBefore('FULLY_EXECUTED')).toEqual(['AWAITING_LANDLORD_SIGNATURE'])
  })

  it('cannot be sent without having been filled and paid', () => {
    expect(statusesBefore('AWAITING_TENANT_SIGNATURE')).toEqual(['AWAITING_PAYMENT'])
  })

  it('ends in the archive from everywhere, and nowhere after', () => {
    expect(statusesBefore('ARCHIVED')).toEqual(
      packetStatuses.filter((status) => status !== 'ARCHIVED'),
    )
    expect(packetLifecycle.ARCHIVED.moves).toEqual([])
  })

  it('has the labels, actions and screens of the specification', () => {
    const rows = packetStatuses.map((status) => {
      const { label, nextAction, goesTo } = packetLifecycle[status]
      return [status, label, nextAction, goesTo]
    })
    expect(rows).toEqual([
      ['CREATED', 'Created', 'Fill Out', 'start'],
      ['IN_PROGRESS', 'In Progress', 'Continue Filling', 'start'],
      ['AWAITING_PAYMENT', 'Awaiting Payment', 'Make Payment', 'payment'],
      ['AWAITING_TENANT_SIGNATURE', 'Awaiting Resident Signature', 'View Status', 'status'],
      ['AWAITING_LANDLORD_SIGNATURE', 'Awaiting Owner/Agent Signature', 'Sign Document', 'sign'],
      ['FULLY_EXECUTED', 'Fully Executed', 'View Document', 'view'],
      ['ARCHIVED', 'Archived', 'View Document', 'view'],
    ])
  })
})
