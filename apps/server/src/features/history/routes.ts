import { calls } from '@countersign/contract/calls'
import { fileAnswer } from '../../http/answer.ts'
import { registerEndpoint, type RouteRegistry } from '../../http/register-endpoint.ts'
import { downloadRecord } from './download-record.ts'
import { listPacketEvents } from './list-events.ts'

export function historyRoutes(registry: RouteRegistry): void {
  registerEndpoint(registry, calls.getPacketEvents, (ctx, { params, query }) =>
    listPacketEvents(ctx, { groupId: params.docGroupId, query }),
  )
  registerEndpoint(registry, calls.downloadRecord, async (ctx, { params, query }) => {
    const { bytes } = await downloadRecord(ctx, { groupId: params.docGroupId, ...query })
    return fileAnswer({ bytes, fileName: 'history.pdf' })
  })
}
